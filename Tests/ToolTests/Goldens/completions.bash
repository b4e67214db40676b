# Completions of inkleaf for bash. Put this file where bash-completion looks, or source it.

# Prints the names of the files in a folder of settings whose names end in this.
_inkleaf_names() {
  local file
  for file in "${XDG_CONFIG_HOME:-$HOME/.config}/inkleaf/$1"/*"$2"; do
    [ -e "$file" ] || continue
    file="${file##*/}"
    printf '%s\n' "${file%.*}"
  done
}

# Completes the last of some words with commas between them; with -f or -d, paths too.
_inkleaf_words() {
  local first="${word%"${word##*,}"}"
  mapfile -t COMPREPLY < <(
    compgen -W "$1" -- "${word##*,}"
    [ -z "${2-}" ] || compgen "$2" -- "${word##*,}"
  )
  COMPREPLY=("${COMPREPLY[@]/#/$first}")
}

_inkleaf() {
  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
  # In --size=a4 the shell takes = for a word of its own.
  if [ "$before" = "=" ]; then
    before="${COMP_WORDS[COMP_CWORD-2]}"
  elif [ "$word" = "=" ]; then
    word=
  fi
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W 'render release site recipe show today check import new preview list theme layout schema completions man help --help --version' -- "$word")
    return
  fi
  case "${COMP_WORDS[1]}" in
    help) mapfile -t COMPREPLY < <(compgen -W 'render release site recipe show today check import new preview list theme layout schema completions man' -- "$word") ;;
    render)
      case "$before" in
        --format|-f) _inkleaf_words 'pdf png svg'; return ;;
        --size|-s) mapfile -t COMPREPLY < <(compgen -W 'a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card sketchbook-9x12 sketchbook-pocket sketchbook-large postcard trading-card ipad-pro-13 ipad-pro-12.9 ipad-pro-11 ipad-pro-11-2018 ipad-air-13 ipad-11 ipad-10.2 ipad-mini remarkable remarkable-paper-pro remarkable-paper-pro-move supernote-a5x supernote-nomad supernote-manta boox-note-air boox-go-10.3 boox-tab-x kindle-scribe kobo-elipsa kobo-sage instagram-square instagram-portrait instagram-grid story' -- "$word"); return ;;
        --orientation) mapfile -t COMPREPLY < <(compgen -W 'portrait landscape' -- "$word"); return ;;
        --dpi) :; return ;;
        --days) :; return ;;
        --layout) _inkleaf_words 'classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal'" $(_inkleaf_names layouts ".json")" -f; return ;;
        --backs) mapfile -t COMPREPLY < <(compgen -W 'classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal none'" $(_inkleaf_names layouts ".json")" -- "$word"; compgen -f -- "$word"); return ;;
        --copies) :; return ;;
        --cards) :; return ;;
        --seed) :; return ;;
        --theme|-t) mapfile -t COMPREPLY < <(compgen -W 'paper pumpkin mint midnight blueprint newsprint high-contrast non-photo-blue e-ink sumi classroom rose swiss techo riso arcade herbarium case-file'" $(_inkleaf_names themes ".json")" -- "$word"; compgen -f -- "$word"); return ;;
        --appearance|-a) mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word"); return ;;
        --set) compopt +o filenames -o nospace; _inkleaf_words 'paper= ink= accent= muted= rule= frame= light= dark= font= numberFont= promptFont= textFont= framePen= rulePen= rulingPen= dotRadius= frameStyle= ruling= pitch= background= inkFollows= numberStyle= numberScale= zeroPadded= numberColumn= accentsBy= ornament= texture= printsTexture= arrows= greys='; return ;;
        --hand) mapfile -t COMPREPLY < <(compgen -W 'right left' -- "$word"); return ;;
        --toolbar) mapfile -t COMPREPLY < <(compgen -W 'left right top bottom none' -- "$word"); return ;;
        --safe-area) :; return ;;
        --gutter) :; return ;;
        --holes) mapfile -t COMPREPLY < <(compgen -W 'left right top none' -- "$word"); return ;;
        --bleed) :; return ;;
        --ink) mapfile -t COMPREPLY < <(compgen -W 'color black' -- "$word"); return ;;
        --beside) mapfile -t COMPREPLY < <(compgen -W 'inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026 none'" $(_inkleaf_names lists "")" -- "$word"; compgen -f -- "$word"); return ;;
        --missing) mapfile -t COMPREPLY < <(compgen -W 'error box' -- "$word"); return ;;
        --syntax) mapfile -t COMPREPLY < <(compgen -W 'sheet document mail json ics html yaml inkleaf table csv program lines' -- "$word"); return ;;
        --select) :; return ;;
        --language) :; return ;;
        --sheets) mapfile -t COMPREPLY < <(compgen -W 'booklet zine accordion n-up cut-stack cards none' -- "$word"); return ;;
        --paper) _inkleaf_words 'a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card'; return ;;
        --marks) _inkleaf_words 'crop fold cut registration staple sewing slug none'; return ;;
        --duplex) mapfile -t COMPREPLY < <(compgen -W 'none long short' -- "$word"); return ;;
        --spine) mapfile -t COMPREPLY < <(compgen -W 'left right top' -- "$word"); return ;;
        --creep) :; return ;;
        --blanks) mapfile -t COMPREPLY < <(compgen -W 'end before-last' -- "$word"); return ;;
        --gap) :; return ;;
        --output|-o) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
        --font-dir) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
        --from) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
        --list) mapfile -t COMPREPLY < <(compgen -W 'inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026'" $(_inkleaf_names lists "")" -- "$word"; compgen -f -- "$word"); return ;;
        --jobs|-j) :; return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--format --size --orientation --dpi --days --layout --backs --copies --cards --seed --theme --appearance --set --transparent --rgb --hand --toolbar --safe-area --gutter --holes --bleed --ink --beside --no-links --no-tags --book --single --missing --syntax --select --language --sheets --paper --fit --marks --duplex --spine --creep --blanks --gap --ruler --strict --output --font-dir --strict-fonts --from --trust-paths --list --watch --jobs --quiet --dry-run --force --json --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W 'inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026'" $(_inkleaf_names lists "")" -- "$word"; compgen -f -- "$word")
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
        -*) mapfile -t COMPREPLY < <(compgen -W '--output --shard --assemble --shards --dry-run --check --quick --prune --strict --json --font-dir --jobs --quiet --help' -- "$word"); return ;;
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
      mapfile -t COMPREPLY < <(compgen -W 'inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026'" $(_inkleaf_names lists "")" -- "$word"; compgen -f -- "$word")
      ;;
    today)
      case "$before" in
        --syntax) mapfile -t COMPREPLY < <(compgen -W 'sheet document mail json ics html yaml inkleaf table csv program lines' -- "$word"); return ;;
        --select) :; return ;;
        --language) :; return ;;
        --date) :; return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--syntax --select --language --strict --date --json --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W 'inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026'" $(_inkleaf_names lists "")" -- "$word"; compgen -f -- "$word")
      ;;
    check)
      case "$before" in
        --syntax) mapfile -t COMPREPLY < <(compgen -W 'sheet document mail json ics html yaml inkleaf table csv program lines' -- "$word"); return ;;
        --select) :; return ;;
        --language) :; return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--syntax --select --language --strict --json --quiet --help' -- "$word"); return ;;
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
      mapfile -t COMPREPLY < <(compgen -W 'inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026'" $(_inkleaf_names lists "")" -- "$word"; compgen -f -- "$word")
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
        --theme|-t) _inkleaf_words 'paper pumpkin mint midnight blueprint newsprint high-contrast non-photo-blue e-ink sumi classroom rose swiss techo riso arcade herbarium case-file'" $(_inkleaf_names themes ".json")" -f; return ;;
        --layout) _inkleaf_words 'classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal all'" $(_inkleaf_names layouts ".json")" -f; return ;;
        --size|-s) _inkleaf_words 'a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card sketchbook-9x12 sketchbook-pocket sketchbook-large postcard trading-card ipad-pro-13 ipad-pro-12.9 ipad-pro-11 ipad-pro-11-2018 ipad-air-13 ipad-11 ipad-10.2 ipad-mini remarkable remarkable-paper-pro remarkable-paper-pro-move supernote-a5x supernote-nomad supernote-manta boox-note-air boox-go-10.3 boox-tab-x kindle-scribe kobo-elipsa kobo-sage instagram-square instagram-portrait instagram-grid story'; return ;;
        --appearance|-a) _inkleaf_words 'light dark'; return ;;
        --set) compopt +o filenames -o nospace; _inkleaf_words 'paper= ink= accent= muted= rule= frame= light= dark= font= numberFont= promptFont= textFont= framePen= rulePen= rulingPen= dotRadius= frameStyle= ruling= pitch= background= inkFollows= numberStyle= numberScale= zeroPadded= numberColumn= accentsBy= ornament= texture= printsTexture= arrows= greys='; return ;;
        --days) :; return ;;
        --orientation) mapfile -t COMPREPLY < <(compgen -W 'portrait landscape' -- "$word"); return ;;
        --hand) mapfile -t COMPREPLY < <(compgen -W 'right left' -- "$word"); return ;;
        --toolbar) mapfile -t COMPREPLY < <(compgen -W 'left right top bottom none' -- "$word"); return ;;
        --safe-area) :; return ;;
        --gutter) :; return ;;
        --holes) mapfile -t COMPREPLY < <(compgen -W 'left right top none' -- "$word"); return ;;
        --bleed) :; return ;;
        --ink) mapfile -t COMPREPLY < <(compgen -W 'color black' -- "$word"); return ;;
        --beside) mapfile -t COMPREPLY < <(compgen -W 'inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026 none'" $(_inkleaf_names lists "")" -- "$word"; compgen -f -- "$word"); return ;;
        --backs) mapfile -t COMPREPLY < <(compgen -W 'classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal none'" $(_inkleaf_names layouts ".json")" -- "$word"; compgen -f -- "$word"); return ;;
        --copies) :; return ;;
        --cards) :; return ;;
        --seed) :; return ;;
        --sheets) mapfile -t COMPREPLY < <(compgen -W 'booklet zine accordion n-up cut-stack cards none' -- "$word"); return ;;
        --paper) _inkleaf_words 'a2 a3 a4 a5 a6 b4 b5 b6 jis-b5 letter legal tabloid half-letter index-card'; return ;;
        --marks) _inkleaf_words 'crop fold cut registration staple sewing slug none'; return ;;
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
        -*) mapfile -t COMPREPLY < <(compgen -W '--theme --layout --size --appearance --set --days --orientation --transparent --hand --toolbar --safe-area --gutter --holes --bleed --ink --beside --backs --copies --cards --seed --sheets --paper --fit --marks --duplex --spine --creep --blanks --gap --ruler --output --font-dir --watch --quiet --syntax --select --language --strict --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W 'inktober-2016 inktober-2017 inktober-2018 inktober-2018.es inktober-2019 inktober-2020 inktober-2021 inktober-2022 inktober-2023 inktober-2024 inktober-2025 inktober-2026'" $(_inkleaf_names lists "")" -- "$word"; compgen -f -- "$word")
      ;;
    list)
      case "$before" in
        --search) :; return ;;
        --font-dir) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--search --font-dir --json --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W 'lists sizes themes layouts rulings fonts theme-fonts formats' -- "$word")
      ;;
    theme)
      case "$before" in
        --like) mapfile -t COMPREPLY < <(compgen -W 'paper pumpkin mint midnight blueprint newsprint high-contrast non-photo-blue e-ink sumi classroom rose swiss techo riso arcade herbarium case-file' -- "$word"; compgen -f -- "$word"); return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--like --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W 'show new paper pumpkin mint midnight blueprint newsprint high-contrast non-photo-blue e-ink sumi classroom rose swiss techo riso arcade herbarium case-file' -- "$word")
      ;;
    layout)
      case "$before" in
        --like) mapfile -t COMPREPLY < <(compgen -W 'classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal' -- "$word"; compgen -f -- "$word"); return ;;
      esac
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--like --help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W 'show new classic minimal storyboard comic polaroid thumbnails notes two-up postcard calendar list cover contents tracker bingo month-on-a-page year-summary flash-cards log worksheet before-after reference card-back blank colophon journal' -- "$word")
      ;;
    schema)
      case "$word" in
        -*) mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word"); return ;;
      esac
      mapfile -t COMPREPLY < <(compgen -W 'theme layout release recipe catalog check edition list plan release-report show today version' -- "$word")
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
