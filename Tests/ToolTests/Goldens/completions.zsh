#compdef inkleaf
# Completions of inkleaf for zsh. Put this file into a folder of $fpath, as _inkleaf.
_inkleaf() {
  local -a commands
  commands=(
    'render:draw a prompt list as numbered pages'
    'show:print a list with its dates'
    'today:print the prompt of today'
    'check:report what is wrong or doubtful in lists, and change nothing'
    'import:print a list of any form in Inkleaf'\''s own, to be edited and kept'
    'new:print a list to fill in, or one drawn from your words'
    'list:show the sizes, themes, layouts, fonts or formats there are'
    'completions:print a shell'\''s completion script'
    'man:print the manual page'
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
    render)
      _arguments -s -S \
        '(-f --format)'{-f,--format=}'[kinds of files]:FORMATS:_values -s , value pdf png svg' \
        '(-s --size)'{-s,--size=}'[page size\: a name from `inkleaf list sizes`, or measures such as 210x297mm, 8.5x11in or 2048x2732px@264]:SIZE:(a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card sketchbook-9x12 sketchbook-pocket sketchbook-large postcard trading-card ipad-pro-13 ipad-pro-12.9 ipad-pro-11 ipad-pro-11-2018 ipad-11 ipad-mini remarkable remarkable-paper-pro remarkable-paper-pro-move supernote-a5x supernote-nomad supernote-manta boox-note-air boox-tab-x kindle-scribe kobo-elipsa kobo-sage instagram-square instagram-portrait instagram-grid story procreate-square)' \
        '--orientation=[how the page lies]:PAGE:(portrait landscape)' \
        '--dpi=[density of PNG files]:DPI: ' \
        '--days=[only these days, such as 1-7,31]:DAYS: ' \
        '--beside=[another list, such as a translation, whose words are set small beside]:LIST:_files' \
        '--layout=[arrangement of the page]:LAYOUT:(classic)' \
        '(-t --theme)'{-t,--theme=}'[colours and fonts]:THEME:(paper pumpkin mint)' \
        '(-a --appearance)'{-a,--appearance=}'[side of the theme]:LIGHT:(light dark)' \
        '(-o --output)'{-o,--output=}'[the set goes to FOLDER/<list>/<edition>/]:FOLDER:_files -/' \
        '--book[write only the book\: one PDF of all pages]' \
        '--single[write only the single pages]' \
        '--missing=[what becomes of characters that cannot be set]:WHAT:(error box)' \
        '--font-dir=[fonts that are used before the installed ones]:FOLDER:_files -/' \
        '--strict-fonts[fail when a font that the theme asks for is not there]' \
        '--syntax=[form of the list]:SYNTAX:(json ics inkleaf table csv lines)' \
        '(-j --jobs)'{-j,--jobs=}'[files drawn at the same time]:N: ' \
        '(-q --quiet)'{-q,--quiet}'[say nothing unless something is wrong]' \
        '--json[print what was written as JSON]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:LIST:_files' \
        && return 0
      ;;
    show)
      _arguments -s -S \
        '--syntax=[form of the list]:SYNTAX:(json ics inkleaf table csv lines)' \
        '--json[print JSON]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:LIST:_files' \
        && return 0
      ;;
    today)
      _arguments -s -S \
        '--syntax=[form of the list]:SYNTAX:(json ics inkleaf table csv lines)' \
        '--date=[another day, such as 2026-10-07]:DATE: ' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:LIST:_files' \
        && return 0
      ;;
    check)
      _arguments -s -S \
        '--syntax=[form of the list]:SYNTAX:(json ics inkleaf table csv lines)' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:LIST:_files' \
        && return 0
      ;;
    import)
      _arguments -s -S \
        '--syntax=[form of the list]:SYNTAX:(json ics inkleaf table csv lines)' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:LIST:_files' \
        && return 0
      ;;
    new)
      _arguments -s -S \
        '--year=[year of the first prompt]:YEAR: ' \
        '--month=[month of the first prompt, 1 to 12]:MONTH: ' \
        '--count=[how many prompts]:N: ' \
        '--words=[draw the prompts from these words, one a line]:FILE:_files' \
        '--seed=[another number draws other words]:N: ' \
        '--avoid=[lists whose words shall not come again, with commas]:LISTS:_files' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:TITLE: ' \
        && return 0
      ;;
    list)
      _arguments -s -S \
        '--json[print JSON]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:WHAT:(sizes themes layouts fonts formats)' \
        && return 0
      ;;
    completions)
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:SHELL:(bash zsh fish)' \
        && return 0
      ;;
    man)
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[show this help]' \
        && return 0
      ;;
  esac
}
_inkleaf "$@"
