# Completions of quill for bash. Put this file where bash-completion looks, or source it.

# Prints the names of the files in a folder of settings whose names end in this.
_quill_names() {
  local file
  for file in "${XDG_CONFIG_HOME:-$HOME/.config}/quill/$1"/*"$2"; do
    [ -e "$file" ] || continue
    file="${file##*/}"
    printf '%s\n' "${file%.*}"
  done
}

# Completes the last of some words with commas between them; with -f or -d, paths too.
_quill_words() {
  local first="${word%"${word##*,}"}"
  mapfile -t COMPREPLY < <(
    compgen -W "$1" -- "${word##*,}"
    [ -z "${2-}" ] || compgen "$2" -- "${word##*,}"
  )
  COMPREPLY=("${COMPREPLY[@]/#/$first}")
}

_quill() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
  # In --size=a4 the shell takes = for a word of its own.
  if [ "$before" = "=" ]; then
    before="${COMP_WORDS[COMP_CWORD-2]}"
  elif [ "$word" = "=" ]; then
    word=
  fi
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
        --paper) _quill_words 'laid wove'; return ;;
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
