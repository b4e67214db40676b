# Completions of quill for fish. Put this file into ~/.config/fish/completions.
# Prints the names of the files in a folder of settings whose names end in this.
function __quill_names
  set -l settings $XDG_CONFIG_HOME ~/.config
  for file in $settings[1]/quill/$argv[1]/*$argv[2]
    string replace -r '.*/' '' -- $file | string replace -r '(.)\.[^.]*$' '$1'
  end
end
# Whether the first word is a command; others may be names of layouts or kinds.
function __quill_is
  set -l words (commandline -opc)
  test (count $words) -gt 1; and test $words[2] = $argv[1]
end
complete -c quill -f
complete -c quill -n __fish_use_subcommand -a write -d 'write a letter'
complete -c quill -n __fish_use_subcommand -a wash -d 'wash the pen'
complete -c quill -n __fish_use_subcommand -a help -d 'explain a command'
complete -c quill -n '__quill_is help' -a 'write wash'
complete -c quill -n __fish_use_subcommand -l help -s h -d 'show help'
complete -c quill -n __fish_use_subcommand -l version -s V -d 'show the version'
complete -c quill -n '__quill_is write' -F
complete -c quill -n '__quill_is write' -l color -s c -x -a 'black blue' -d 'colour of the ink'
complete -c quill -n '__quill_is write' -l paper -x -a '(__fish_append , laid wove)' -d 'kinds of paper'
complete -c quill -n '__quill_is write' -l size -s s -x -a 'a4' -d 'size of the sheet'
complete -c quill -n '__quill_is write' -l output -s o -x -a '(__fish_complete_directories)' -d 'where to'
complete -c quill -n '__quill_is write' -l lines -x -d 'how many lines'
complete -c quill -n '__quill_is write' -l quiet -s q -d 'say nothing'
complete -c quill -n '__quill_is write' -l help -s h -d 'show this help'
complete -c quill -n '__quill_is wash' -F
complete -c quill -n '__quill_is wash' -l help -s h -d 'show this help'
