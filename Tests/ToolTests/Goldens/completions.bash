# Completions of inkleaf for bash. Put this file where bash-completion looks, or source it.
_inkleaf() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W 'render release site recipe show today check import new preview list theme layout completions man help --help --version' -- "$word")
    return
  fi
  case "${COMP_WORDS[1]}" in
    help) mapfile -t COMPREPLY < <(compgen -W 'render release site recipe show today check import new preview list theme layout completions man' -- "$word") ;;
    render)
      case "$before" in
        --format|-f) mapfile -t COMPREPLY < <(compgen -W 'pdf png svg' -- "$word"); return ;;
        --size|-s) mapfile -t COMPREPLY < <(compgen -W 'a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card sketchbook-9x12 sketchbook-pocket sketchbook-large postcard trading-card ipad-pro-13 ipad-pro-12.9 ipad-pro-11 ipad-pro-11-2018 ipad-11 ipad-mini remarkable remarkable-paper-pro remarkable-paper-pro-move supernote-a5x supernote-nomad supernote-manta boox-note-air boox-tab-x kindle-scribe kobo-elipsa kobo-sage instagram-square instagram-portrait instagram-grid story procreate-square' -- "$word"); return ;;
        --orientation) mapfile -t COMPREPLY < <(compgen -W 'portrait landscape' -- "$word"); return ;;
        --dpi) :; return ;;
        --days) :; return ;;
        --layout) mapfile -t COMPREPLY < <(compgen -W 'classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal' -- "$word"); return ;;
        --backs) mapfile -t COMPREPLY < <(compgen -W 'classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal' -- "$word"); return ;;
        --copies) :; return ;;
        --cards) :; return ;;
        --seed) :; return ;;
        --theme|-t) mapfile -t COMPREPLY < <(compgen -W 'paper pumpkin mint midnight blueprint newsprint high-contrast non-photo-blue e-ink sumi classroom rose' -- "$word"); return ;;
        --appearance|-a) mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word"); return ;;
        --set) :; return ;;
        --hand) mapfile -t COMPREPLY < <(compgen -W 'right left' -- "$word"); return ;;
        --toolbar) mapfile -t COMPREPLY < <(compgen -W 'left right top bottom' -- "$word"); return ;;
        --safe-area) :; return ;;
        --gutter) :; return ;;
        --holes) mapfile -t COMPREPLY < <(compgen -W 'left right top' -- "$word"); return ;;
        --bleed) :; return ;;
        --ink) mapfile -t COMPREPLY < <(compgen -W 'color black' -- "$word"); return ;;
        --beside) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
        --missing) mapfile -t COMPREPLY < <(compgen -W 'error box' -- "$word"); return ;;
        --syntax) mapfile -t COMPREPLY < <(compgen -W 'sheet document mail json ics html yaml inkleaf table csv program lines' -- "$word"); return ;;
        --select) :; return ;;
        --language) :; return ;;
        --sheets) mapfile -t COMPREPLY < <(compgen -W 'booklet zine accordion n-up cut-stack cards' -- "$word"); return ;;
        --paper) mapfile -t COMPREPLY < <(compgen -W 'a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card' -- "$word"); return ;;
        --marks) mapfile -t COMPREPLY < <(compgen -W 'crop fold cut registration staple sewing slug none' -- "$word"); return ;;
        --duplex) mapfile -t COMPREPLY < <(compgen -W 'none long short' -- "$word"); return ;;
        --spine) mapfile -t COMPREPLY < <(compgen -W 'left right top' -- "$word"); return ;;
        --creep) :; return ;;
        --blanks) mapfile -t COMPREPLY < <(compgen -W 'end before-last' -- "$word"); return ;;
        --gap) :; return ;;
        --output|-o) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
        --font-dir) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
        --from) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
        --list) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
        --jobs|-j) :; return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--format --size --orientation --dpi --days --layout --backs --copies --cards --seed --theme --appearance --set --transparent --hand --toolbar --safe-area --gutter --holes --bleed --ink --beside --no-links --no-tags --book --single --missing --syntax --select --language --sheets --paper --fit --marks --duplex --spine --creep --blanks --gap --ruler --strict --output --font-dir --strict-fonts --from --trust-paths --list --watch --jobs --quiet --json --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
    release)
      case "$before" in
        --output|-o) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
        --shard) :; return ;;
        --shards) :; return ;;
        --font-dir) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
        --jobs|-j) :; return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--output --shard --assemble --shards --dry-run --check --quick --font-dir --jobs --quiet --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
    site)
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--quiet --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -d -- "$word")
      ;;
    recipe)
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--command --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
    show)
      case "$before" in
        --syntax) mapfile -t COMPREPLY < <(compgen -W 'sheet document mail json ics html yaml inkleaf table csv program lines' -- "$word"); return ;;
        --select) :; return ;;
        --language) :; return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--syntax --select --language --strict --json --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
    today)
      case "$before" in
        --syntax) mapfile -t COMPREPLY < <(compgen -W 'sheet document mail json ics html yaml inkleaf table csv program lines' -- "$word"); return ;;
        --select) :; return ;;
        --language) :; return ;;
        --date) :; return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--syntax --select --language --strict --date --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
    check)
      case "$before" in
        --syntax) mapfile -t COMPREPLY < <(compgen -W 'sheet document mail json ics html yaml inkleaf table csv program lines' -- "$word"); return ;;
        --select) :; return ;;
        --language) :; return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--syntax --select --language --strict --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
    import)
      case "$before" in
        --syntax) mapfile -t COMPREPLY < <(compgen -W 'sheet document mail json ics html yaml inkleaf table csv program lines' -- "$word"); return ;;
        --select) :; return ;;
        --language) :; return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--syntax --select --language --strict --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
    new)
      case "$before" in
        --year) :; return ;;
        --month) :; return ;;
        --count) :; return ;;
        --words) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
        --seed) :; return ;;
        --avoid) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--year --month --count --words --seed --avoid --release --help' -- "$word"); return ;;
      esac
      :
      ;;
    preview)
      case "$before" in
        --theme|-t) mapfile -t COMPREPLY < <(compgen -W 'paper pumpkin mint midnight blueprint newsprint high-contrast non-photo-blue e-ink sumi classroom rose' -- "$word"); return ;;
        --layout) mapfile -t COMPREPLY < <(compgen -W 'classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal' -- "$word"); return ;;
        --size|-s) mapfile -t COMPREPLY < <(compgen -W 'a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card sketchbook-9x12 sketchbook-pocket sketchbook-large postcard trading-card ipad-pro-13 ipad-pro-12.9 ipad-pro-11 ipad-pro-11-2018 ipad-11 ipad-mini remarkable remarkable-paper-pro remarkable-paper-pro-move supernote-a5x supernote-nomad supernote-manta boox-note-air boox-tab-x kindle-scribe kobo-elipsa kobo-sage instagram-square instagram-portrait instagram-grid story procreate-square' -- "$word"); return ;;
        --appearance|-a) mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word"); return ;;
        --set) :; return ;;
        --day) :; return ;;
        --sheets) mapfile -t COMPREPLY < <(compgen -W 'booklet zine accordion n-up cut-stack cards' -- "$word"); return ;;
        --paper) mapfile -t COMPREPLY < <(compgen -W 'a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card' -- "$word"); return ;;
        --marks) mapfile -t COMPREPLY < <(compgen -W 'crop fold cut registration staple sewing slug none' -- "$word"); return ;;
        --duplex) mapfile -t COMPREPLY < <(compgen -W 'none long short' -- "$word"); return ;;
        --spine) mapfile -t COMPREPLY < <(compgen -W 'left right top' -- "$word"); return ;;
        --creep) :; return ;;
        --blanks) mapfile -t COMPREPLY < <(compgen -W 'end before-last' -- "$word"); return ;;
        --gap) :; return ;;
        --output|-o) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
        --font-dir) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
        --syntax) mapfile -t COMPREPLY < <(compgen -W 'sheet document mail json ics html yaml inkleaf table csv program lines' -- "$word"); return ;;
        --select) :; return ;;
        --language) :; return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--theme --layout --size --appearance --set --day --sheets --paper --fit --marks --duplex --spine --creep --blanks --gap --ruler --output --font-dir --watch --quiet --syntax --select --language --strict --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
    list)
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--json --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W 'sizes themes layouts rulings fonts formats' -- "$word")
      ;;
    theme)
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W 'show paper pumpkin mint midnight blueprint newsprint high-contrast non-photo-blue e-ink sumi classroom rose' -- "$word")
      ;;
    layout)
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W 'show classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal' -- "$word")
      ;;
    completions)
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W 'bash zsh fish' -- "$word")
      ;;
    man)
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word"); return ;;
      esac
      :
      ;;
  esac
}
complete -o filenames -F _inkleaf inkleaf
