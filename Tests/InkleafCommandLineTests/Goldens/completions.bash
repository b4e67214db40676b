# Completions of quill for bash. Put this file where bash-completion looks, or source it.
_quill() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W 'write wash help --help --version' -- "$word")
    return
  fi
  case "${COMP_WORDS[1]}" in
    help) mapfile -t COMPREPLY < <(compgen -W 'write wash' -- "$word") ;;
    write)
      case "$before" in
        --color|-c) mapfile -t COMPREPLY < <(compgen -W 'black blue' -- "$word"); return ;;
        --paper) mapfile -t COMPREPLY < <(compgen -W 'laid wove' -- "$word"); return ;;
        --size|-s) mapfile -t COMPREPLY < <(compgen -W 'a4' -- "$word"); return ;;
        --output|-o) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
        --lines) :; return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--color --paper --size --output --lines --quiet --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
    wash)
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
  esac
}
complete -o filenames -F _quill quill
