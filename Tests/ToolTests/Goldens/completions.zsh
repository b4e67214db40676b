#compdef inkleaf
# Completions of inkleaf for zsh. Put this file into a folder of $fpath, as _inkleaf, or source it behind compinit.

# Prints the names of the files in a folder of settings whose names end in this.
_inkleaf_names() {
  print -rl -- ${XDG_CONFIG_HOME:-$HOME/.config}/inkleaf/$1/*$2(N:t:r)
}

# Completes the last of some words with commas between them.
_inkleaf_words() {
  compset -P '*,'
  compadd -S '' -- "$@"
}

_inkleaf() {
  local -a commands
  commands=(
    'render:draw a prompt list as numbered pages'
    'release:make all editions that a release file asks for'
    'site:make an index page for all releases in a folder'
    'recipe:print what a PDF was made from\: list, layout, theme, size and the rest'
    'show:print a list with its dates'
    'today:print the prompt of today'
    'check:report what is wrong or doubtful in lists, themes, layouts and release files'
    'import:convert a list of any form to Inkleaf'\''s own, to edit and keep'
    'new:print a list to fill in, one drawn from your words, or a release file'
    'preview:draw one page in many themes, layouts and sizes as one picture'
    'list:show the built-in lists, the sizes, themes, layouts, rulings, fonts and formats'
    'theme:print a built-in theme'\''s file, or write a new one of your own'
    'layout:print a built-in layout'\''s file, or write a new one of your own'
    'schema:print the JSON Schema of a theme, a layout, a release file or an output'
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
        '(-f --format)'{-f,--format=}'[kinds of files]:FORMATS:{_inkleaf_words pdf png svg}' \
        '(-s --size)'{-s,--size=}'[page size\: a name from `inkleaf list sizes`, or measures such as 210x297mm, 8.5x11in or 2048x2732px@264]:SIZE:(a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card sketchbook-9x12 sketchbook-pocket sketchbook-large postcard trading-card ipad-pro-13 ipad-pro-12.9 ipad-pro-11 ipad-pro-11-2018 ipad-air-13 ipad-11 ipad-10.2 ipad-mini remarkable remarkable-paper-pro remarkable-paper-pro-move supernote-a5x supernote-nomad supernote-manta boox-note-air boox-go-10.3 boox-tab-x kindle-scribe kobo-elipsa kobo-sage instagram-square instagram-portrait instagram-grid story)' \
        '--orientation=[how the page lies]:WAY:(portrait landscape)' \
        '--dpi=[density of PNG files]:DPI: ' \
        '--days=[only these days, such as 1-7,31]:DAYS: ' \
        '--layout=[arrangement of the page\: a name, or the path of a .json file; several, comma-separated, make a book]:LAYOUT:{_inkleaf_words classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal $(_inkleaf_names layouts ".json"); _files}' \
        '--backs=[put a page of this layout behind each day'\''s, such as card-back or blank]:LAYOUT:{_inkleaf_words classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal none $(_inkleaf_names layouts ".json"); _files}' \
        '--copies=[pages that each day gets, 1 to 10]:N: ' \
        '--cards=[number of cards of a layout such as bingo, each in a different order]:N: ' \
        '--seed=[seed for shuffling]:N: ' \
        '(-t --theme)'{-t,--theme=}'[colours, fonts, ruling and frame\: a name, or the path of a .json file]:THEME:{_inkleaf_words paper pumpkin mint midnight blueprint newsprint high-contrast non-photo-blue e-ink sumi classroom rose swiss techo riso arcade herbarium case-file $(_inkleaf_names themes ".json"); _files}' \
        '(-a --appearance)'{-a,--appearance=}'[side of the theme]:SIDE:(light dark)' \
        '*--set=[change a value of the theme, such as ink=#203040, ruling=dots or pitch=4mm; may be repeated]:KEY=VALUE:{compadd -S = - paper ink accent muted rule frame light dark font numberFont promptFont textFont framePen rulePen rulingPen dotRadius frameStyle ruling pitch background inkFollows numberStyle numberScale zeroPadded numberColumn accentsBy ornament texture printsTexture arrows greys}' \
        '--transparent[leave the paper out, so that PNG files can be layered over something]' \
        '--rgb[write red, green and blue to PNG files of greys too, for programs that paint only in a file'\''s own colours]' \
        '--hand=[the hand you draw with; pages of days for left hands are mirrored]:HAND:(right left)' \
        '--toolbar=[keep the device'\''s toolbar clear at this edge, or none; left=15mm gives its thickness]:EDGE:(left right top bottom none)' \
        '--safe-area=[keep these edges clear too, such as top=10mm,left=5mm, or 6mm for all]:EDGES: ' \
        '--gutter=[space at the bound edge, on alternating sides]:LENGTH: ' \
        '--holes=[keep room for punched holes at this edge and mark them\: two (ISO 838), or three on pages in inches]:EDGE:(left right top none)' \
        '--bleed=[let the paper reach beyond the trim, as print shops ask (3mm); PDFs say where to cut]:LENGTH: ' \
        '--ink=[inks that a print shop needs; black turns the theme'\''s colours into black and its tints]:INK:(color black)' \
        '--beside=[another list, such as a translation, whose words are set small beside]:LIST:{_inkleaf_words inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026 none $(_inkleaf_names lists ""); _files}' \
        '--no-links[leave out links and the arrows to the page before and the page after]' \
        '--no-tags[make smaller PDFs that do not say what their text means when they are read aloud]' \
        '--book[write only the book\: one PDF of all pages]' \
        '--single[write only the single pages]' \
        '--missing=[what to do about characters that no font has]:WHAT:(error box)' \
        '--syntax=[form of the list]:SYNTAX:(sheet document mail json ics html yaml inkleaf table csv program lines)' \
        '--select=[the part of a page or document that is the list\: a heading such as '\''Week One'\'', or a sheet]:NAME: ' \
        '--language=[the language to take from a list that has several in its columns]:TAG: ' \
        '--sheets=[put pages on sheets of paper to fold or cut\: booklet, zine, accordion, n-up, cut-stack, cards; also booklet=4 (sheets per signature), zine=16, cards=3x3, or 2x2]:SCHEME:(booklet zine accordion n-up cut-stack cards none)' \
        '--paper=[paper size of the sheets; comma-separated for one set per paper]:PAPERS:{_inkleaf_words a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card}' \
        '--fit[let pages shrink to fit on the paper]' \
        '--marks=[printer'\''s marks on sheets]:MARKS:{_inkleaf_words crop fold cut registration staple sewing slug none}' \
        '--duplex=[print on both sides\: the edge of the paper at which the printer turns it]:EDGE:(none long short)' \
        '--spine=[edge of the pages that is bound]:EDGE:(left right top)' \
        '--creep=[thickness of the paper (0.1mm), by which inner pages of a booklet move to the spine]:LENGTH: ' \
        '--blanks=[where blank pages fill up the last sheet; before-last keeps the last page as back cover]:PLACE:(end before-last)' \
        '--gap=[distance between pages that are cut apart; with 0mm, neighbours share a cut]:LENGTH: ' \
        '--ruler[put a ruler of 100 mm on the first sheet, to check the print]' \
        '--strict[treat warnings about the list, and about words that pages leave out, as errors]' \
        '(-o --output)'{-o,--output=}'[the set goes to FOLDER/<list>/<edition>/; - writes its only file to standard output]:FOLDER:_files -/' \
        '--font-dir=[fonts that are used before the installed ones]:FOLDER:_files -/' \
        '--strict-fonts[fail when a font that the theme asks for is not there]' \
        '--from=[repeat the options that this PDF was made with; those given here replace them, and --set adds to them\: the word default takes a value back, as in --paper default, and an opposite a switch, as in --links or --no-fit]:PDF:_files' \
        '--trust-paths[with --from\: read the files that the PDF'\''s recipe names]' \
        '--list=[the prompt list (same as LIST)]:LIST:{_inkleaf_words inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026 $(_inkleaf_names lists ""); _files}' \
        '--watch[draw again whenever the list, the theme or the layout changes]' \
        '(-j --jobs)'{-j,--jobs=}'[files drawn at the same time]:N: ' \
        '(-q --quiet)'{-q,--quiet}'[print only errors, and warnings about pages]' \
        '--dry-run[name the files that would be made, and make none]' \
        '--force[replace files that somebody has drawn on or changed in another way]' \
        '--json[print what was written as JSON, an array where there are several lists]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:LIST:{_inkleaf_words inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026 $(_inkleaf_names lists ""); _files}' \
        && return 0
      ;;
    release)
      _arguments -s -S \
        '(-o --output)'{-o,--output=}'[the release goes to FOLDER/<release>/]:FOLDER:_files -/' \
        '--shard=[draw only the I-th of N shares, to be combined with those of other machines]:I/N: ' \
        '--assemble[draw nothing; make archives, checksums and catalog from the editions on disk]' \
        '--shards=[with --assemble\: the number of shares, to name any that is missing]:N: ' \
        '--dry-run[say what would be made, how large it is and how long it takes, and make nothing]' \
        '--check[make everything in memory and compare it with the files on disk]' \
        '--quick[compare only the sizes of files on disk, not their content]' \
        '--prune[remove the editions in the folder that the release file no longer names]' \
        '--strict[make nothing where a list is doubtful, pages leave words out or a font is missing]' \
        '--json[print what was made as JSON, with what is wrong]' \
        '--font-dir=[fonts that are used before the installed ones]:FOLDER:_files -/' \
        '(-j --jobs)'{-j,--jobs=}'[files drawn at the same time]:N: ' \
        '(-q --quiet)'{-q,--quiet}'[print only errors, and warnings about pages]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:FILE:_files' \
        && return 0
      ;;
    site)
      _arguments -s -S \
        '(-q --quiet)'{-q,--quiet}'[print only errors, and warnings about pages]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:FOLDER:_files -/' \
        && return 0
      ;;
    recipe)
      _arguments -s -S \
        '--command[print the command line that makes the same]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:PDF:_files' \
        && return 0
      ;;
    show)
      _arguments -s -S \
        '--syntax=[form of the list]:SYNTAX:(sheet document mail json ics html yaml inkleaf table csv program lines)' \
        '--select=[the part of a page or document that is the list\: a heading such as '\''Week One'\'', or a sheet]:NAME: ' \
        '--language=[the language to take from a list that has several in its columns]:TAG: ' \
        '--strict[treat warnings about the list, and about words that pages leave out, as errors]' \
        '--json[print JSON]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:LIST:{_inkleaf_words inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026 $(_inkleaf_names lists ""); _files}' \
        && return 0
      ;;
    today)
      _arguments -s -S \
        '--syntax=[form of the list]:SYNTAX:(sheet document mail json ics html yaml inkleaf table csv program lines)' \
        '--select=[the part of a page or document that is the list\: a heading such as '\''Week One'\'', or a sheet]:NAME: ' \
        '--language=[the language to take from a list that has several in its columns]:TAG: ' \
        '--strict[treat warnings about the list, and about words that pages leave out, as errors]' \
        '--date=[another day, such as 2026-10-07]:DATE: ' \
        '--json[print JSON, an array of the prompts of that day]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:LIST:{_inkleaf_words inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026 $(_inkleaf_names lists ""); _files}' \
        && return 0
      ;;
    check)
      _arguments -s -S \
        '--syntax=[form of the list]:SYNTAX:(sheet document mail json ics html yaml inkleaf table csv program lines)' \
        '--select=[the part of a page or document that is the list\: a heading such as '\''Week One'\'', or a sheet]:NAME: ' \
        '--language=[the language to take from a list that has several in its columns]:TAG: ' \
        '--strict[treat warnings about the list, and about words that pages leave out, as errors]' \
        '--json[print what was found as JSON, one object per file]' \
        '(-q --quiet)'{-q,--quiet}'[print only what is wrong or doubtful]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:FILE:_files' \
        && return 0
      ;;
    import)
      _arguments -s -S \
        '--syntax=[form of the list]:SYNTAX:(sheet document mail json ics html yaml inkleaf table csv program lines)' \
        '--select=[the part of a page or document that is the list\: a heading such as '\''Week One'\'', or a sheet]:NAME: ' \
        '--language=[the language to take from a list that has several in its columns]:TAG: ' \
        '--strict[treat warnings about the list, and about words that pages leave out, as errors]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:LIST:{_inkleaf_words inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026 $(_inkleaf_names lists ""); _files}' \
        && return 0
      ;;
    new)
      _arguments -s -S \
        '--year=[year of the first prompt]:YEAR: ' \
        '--month=[month of the first prompt, 1 to 12]:MONTH: ' \
        '--count=[how many prompts]:N: ' \
        '--words=[draw prompts from this file, one word per line]:FILE:_files' \
        '--seed=[change it to draw different words]:N: ' \
        '--avoid=[comma-separated lists whose words are not reused]:LISTS:_files' \
        '--release[print a release file instead]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:TITLE: ' \
        && return 0
      ;;
    preview)
      _arguments -s -S \
        '(-t --theme)'{-t,--theme=}'[themes by name or path, with commas]:THEMES:{_inkleaf_words paper pumpkin mint midnight blueprint newsprint high-contrast non-photo-blue e-ink sumi classroom rose swiss techo riso arcade herbarium case-file $(_inkleaf_names themes ".json"); _files}' \
        '--layout=[layouts by name or path, with commas, or all]:LAYOUTS:{_inkleaf_words classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal all $(_inkleaf_names layouts ".json"); _files}' \
        '(-s --size)'{-s,--size=}'[page sizes, with commas]:SIZES:{_inkleaf_words a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card sketchbook-9x12 sketchbook-pocket sketchbook-large postcard trading-card ipad-pro-13 ipad-pro-12.9 ipad-pro-11 ipad-pro-11-2018 ipad-air-13 ipad-11 ipad-10.2 ipad-mini remarkable remarkable-paper-pro remarkable-paper-pro-move supernote-a5x supernote-nomad supernote-manta boox-note-air boox-go-10.3 boox-tab-x kindle-scribe kobo-elipsa kobo-sage instagram-square instagram-portrait instagram-grid story}' \
        '(-a --appearance)'{-a,--appearance=}'[sides of the themes]:SIDES:{_inkleaf_words light dark}' \
        '*--set=[change a value of the theme, such as ink=#203040, ruling=dots or pitch=4mm; may be repeated]:KEY=VALUE:{compadd -S = - paper ink accent muted rule frame light dark font numberFont promptFont textFont framePen rulePen rulingPen dotRadius frameStyle ruling pitch background inkFollows numberStyle numberScale zeroPadded numberColumn accentsBy ornament texture printsTexture arrows greys}' \
        '--days=[prompts that are shown, such as 7 or 1-8]:DAYS: ' \
        '--orientation=[how the page lies]:WAY:(portrait landscape)' \
        '--transparent[leave the paper out, so that PNG files can be layered over something]' \
        '--hand=[the hand you draw with; pages of days for left hands are mirrored]:HAND:(right left)' \
        '--toolbar=[keep the device'\''s toolbar clear at this edge, or none; left=15mm gives its thickness]:EDGE:(left right top bottom none)' \
        '--safe-area=[keep these edges clear too, such as top=10mm,left=5mm, or 6mm for all]:EDGES: ' \
        '--gutter=[space at the bound edge, on alternating sides]:LENGTH: ' \
        '--holes=[keep room for punched holes at this edge and mark them\: two (ISO 838), or three on pages in inches]:EDGE:(left right top none)' \
        '--bleed=[let the paper reach beyond the trim, as print shops ask (3mm); PDFs say where to cut]:LENGTH: ' \
        '--ink=[inks that a print shop needs; black turns the theme'\''s colours into black and its tints]:INK:(color black)' \
        '--beside=[another list, such as a translation, whose words are set small beside]:LIST:{_inkleaf_words inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026 none $(_inkleaf_names lists ""); _files}' \
        '--backs=[put a page of this layout behind each day'\''s, such as card-back or blank]:LAYOUT:{_inkleaf_words classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal none $(_inkleaf_names layouts ".json"); _files}' \
        '--copies=[pages that each day gets, 1 to 10]:N: ' \
        '--cards=[number of cards of a layout such as bingo, each in a different order]:N: ' \
        '--seed=[seed for shuffling]:N: ' \
        '--sheets=[put pages on sheets of paper to fold or cut\: booklet, zine, accordion, n-up, cut-stack, cards; also booklet=4 (sheets per signature), zine=16, cards=3x3, or 2x2]:SCHEME:(booklet zine accordion n-up cut-stack cards none)' \
        '--paper=[paper size of the sheets; comma-separated for one set per paper]:PAPERS:{_inkleaf_words a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card}' \
        '--fit[let pages shrink to fit on the paper]' \
        '--marks=[printer'\''s marks on sheets]:MARKS:{_inkleaf_words crop fold cut registration staple sewing slug none}' \
        '--duplex=[print on both sides\: the edge of the paper at which the printer turns it]:EDGE:(none long short)' \
        '--spine=[edge of the pages that is bound]:EDGE:(left right top)' \
        '--creep=[thickness of the paper (0.1mm), by which inner pages of a booklet move to the spine]:LENGTH: ' \
        '--blanks=[where blank pages fill up the last sheet; before-last keeps the last page as back cover]:PLACE:(end before-last)' \
        '--gap=[distance between pages that are cut apart; with 0mm, neighbours share a cut]:LENGTH: ' \
        '--ruler[put a ruler of 100 mm on the first sheet, to check the print]' \
        '(-o --output)'{-o,--output=}'[preview.png goes to FOLDER/<list>/]:FOLDER:_files -/' \
        '--font-dir=[fonts that are used before the installed ones]:FOLDER:_files -/' \
        '--watch[draw again whenever the list, the theme or the layout changes]' \
        '(-q --quiet)'{-q,--quiet}'[print only errors, and warnings about pages]' \
        '--syntax=[form of the list]:SYNTAX:(sheet document mail json ics html yaml inkleaf table csv program lines)' \
        '--select=[the part of a page or document that is the list\: a heading such as '\''Week One'\'', or a sheet]:NAME: ' \
        '--language=[the language to take from a list that has several in its columns]:TAG: ' \
        '--strict[treat warnings about the list, and about words that pages leave out, as errors]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:LIST:{_inkleaf_words inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026 $(_inkleaf_names lists ""); _files}' \
        && return 0
      ;;
    list)
      _arguments -s -S \
        '--search=[show only entries containing this text (ignores case)]:TEXT: ' \
        '--font-dir=[with fonts\: show those in this folder]:FOLDER:_files -/' \
        '--json[print JSON]' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:WHAT:(lists sizes themes layouts rulings fonts theme-fonts formats)' \
        && return 0
      ;;
    theme)
      _arguments -s -S \
        '--like=[what a new theme starts from]:NAME|FILE:{_inkleaf_words paper pumpkin mint midnight blueprint newsprint high-contrast non-photo-blue e-ink sumi classroom rose swiss techo riso arcade herbarium case-file; _files}' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:show|new NAME:(show new paper pumpkin mint midnight blueprint newsprint high-contrast non-photo-blue e-ink sumi classroom rose swiss techo riso arcade herbarium case-file)' \
        && return 0
      ;;
    layout)
      _arguments -s -S \
        '--like=[what a new layout starts from]:NAME|FILE:{_inkleaf_words classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal; _files}' \
        '(-h --help)'{-h,--help}'[show this help]' \
        '*:show|new NAME:(show new classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal)' \
        && return 0
      ;;
    schema)
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[show this help]' \
        '1:NAME:(theme layout release recipe catalog check edition list plan release-report show today version)' \
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
# From $fpath, the file is the function itself.
if [[ $funcstack[1] == _inkleaf ]]; then
  _inkleaf "$@"
else
  compdef _inkleaf inkleaf
fi
