#compdef quill
# Completions of quill for zsh. Put this file into a folder of $fpath, as _quill, or source it behind compinit.

# Prints the names of the files in a folder of settings whose names end in this.
_quill_names() {
  print -rl -- ${XDG_CONFIG_HOME:-$HOME/.config}/quill/$1/*$2(N:t:r)
}

# Completes the last of some words with commas between them.
_quill_words() {
  compset -P '*,'
  compadd -S '' -- "$@"
}

_quill() {
  local -a commands
  commands=(
    'write:write a letter'
    'wash:wash the pen'
    'help:show help'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
    help) _describe command commands ;;
    write)
      _arguments -s -S \
        '(-c --color)'{-c,--color=}'[colour of the ink]:COLOR:(black blue)' \
        '--paper=[kinds of paper]:KINDS:{_quill_words laid wove}' \
        '(-s --size)'{-s,--size=}'[size of the sheet]:SIZE:(a4)' \
        '(-o --output)'{-o,--output=}'[where to]:FOLDER:_files -/' \
        '--lines=[how many lines]:N: ' \
        '(-q --quiet)'{-q,--quiet}'[say nothing]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:FILE:_files' \
        && return 0
      ;;
    wash)
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:PEN:_files' \
        && return 0
      ;;
  esac
}
# From $fpath, the file is the function itself.
if [[ $funcstack[1] == _quill ]]; then
  _quill "$@"
else
  compdef _quill quill
fi
