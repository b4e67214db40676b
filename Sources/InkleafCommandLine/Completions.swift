/// A shell with support for completions.
public enum Shell: String, CaseIterable, Sendable {
  /// GNU Bash.
  case bash
  /// Z shell.
  case zsh
  /// Fish.
  case fish
}

extension Tool {
  /// Returns a shell script that completes this tool's commands, options and values.
  public func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  // MARK: Bash

  private var bashCompletions: String {
    var cases = ""
    for command in commands {
      let options = command.options + [.help]
      cases += "    \(command.name))\n"
      let valued = options.filter { $0.placeholder != nil }
      if !valued.isEmpty {
        cases += "      case \"$before\" in\n"
        for option in valued {
          let spellings = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
          cases += "        \(spellings.joined(separator: "|")))"
          cases += " \(bashReply(option.values)); return ;;\n"
        }
        cases += "      esac\n"
      }
      let names = options.map { "--\($0.name)" }.joined(separator: " ")
      cases += "      case \"$word\" in\n        -*) \(bashWords(names)); return ;;\n      esac\n"
      cases += "      \(bashReply(command.operand?.values ?? .any))\n      ;;\n"
    }
    let names = commands.map(\.name).joined(separator: " ")
    return """
      # Completions of \(name) for bash. Put this file where bash-completion looks, or source it.

      # Prints the names of the files in a folder of settings whose names end in this.
      _\(name)_names() {
        local file
        for file in "${XDG_CONFIG_HOME:-$HOME/.config}/\(name)/$1"/*"$2"; do
          [ -e "$file" ] || continue
          file="${file##*/}"
          printf '%s\\n' "${file%.*}"
        done
      }

      # Completes the last of some words with commas between them; with -f or -d, paths too.
      _\(name)_words() {
        local first="${word%"${word##*,}"}"
        mapfile -t COMPREPLY < <(
          compgen -W "$1" -- "${word##*,}"
          [ -z "${2-}" ] || compgen "$2" -- "${word##*,}"
        )
        COMPREPLY=("${COMPREPLY[@]/#/$first}")
      }

      _\(name)() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        # In --size=a4 the shell takes = for a word of its own.
        if [ "$before" = "=" ]; then
          before="${COMP_WORDS[COMP_CWORD-2]}"
        elif [ "$word" = "=" ]; then
          word=
        fi
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          \(bashWords(names + " help --help --version"))
          return
        fi
        case "${COMP_WORDS[1]}" in
          help) \(bashWords(names)) ;;
      \(cases.dropLast())
        esac
      }
      complete -o filenames -F _\(name) \(name)

      """
  }

  private func bashWords(_ words: String) -> String {
    "mapfile -t COMPREPLY < <(compgen -W \(quoted(words)) -- \"$word\")"
  }

  private func bashReply(_ values: Values) -> String {
    let paths: String? =
      switch values.other {
      case .file: "-f"
      case .folder: "-d"
      case .nothing, .text: nil
      }
    if values.words.isEmpty {
      return paths.map { "mapfile -t COMPREPLY < <(compgen \($0) -- \"$word\")" } ?? ":"
    }
    let words = values.words.map { values.areKeys ? $0 + "=" : $0 }
    var all = quoted(words.joined(separator: " "))
    if let files = values.files { all += "\" $(\(names(of: files)))\"" }
    guard values.areSeveral || values.areKeys else {
      let files = paths.map { "; compgen \($0) -- \"$word\"" } ?? ""
      return "mapfile -t COMPREPLY < <(compgen -W \(all) -- \"$word\"\(files))"
    }
    var call = "_\(name)_words \(all)"
    if let paths { call += " \(paths)" }
    return values.areKeys ? "compopt +o filenames -o nospace; \(call)" : call
  }

  // MARK: Zsh

  private var zshCompletions: String {
    var cases = ""
    for command in commands {
      cases += "    \(command.name))\n      _arguments -s -S \\\n"
      for option in command.options + [.help] {
        let help = bracketed(option.summary)
        let action = option.placeholder.map { ":\($0):\(zshAction(option.values))" } ?? ""
        let equals = option.placeholder == nil ? "" : "="
        if let letter = option.letter {
          cases += "        \(quoted("(-\(letter) --\(option.name))"))"
          cases += "{-\(letter),--\(option.name)\(equals)}\(quoted("[\(help)]\(action)")) \\\n"
        } else {
          let star = option.isRepeated ? "*" : ""
          cases += "        \(quoted("\(star)--\(option.name)\(equals)[\(help)]\(action)")) \\\n"
        }
      }
      if let operand = command.operand {
        let place = operand.isRepeated ? "*" : "1"
        cases +=
          "        \(quoted("\(place):\(operand.placeholder):\(zshAction(operand.values))")) \\\n"
      }
      cases += "        && return 0\n      ;;\n"
    }
    let names = (commands.map { ($0.name, $0.summary) } + [("help", "show help")])
      .map { "    \(quoted("\($0):\(bracketed($1))"))" }.joined(separator: "\n")
    return """
      #compdef \(name)
      # Completions of \(name) for zsh. Put this file into a folder of $fpath, as _\(name), or source it behind compinit.

      # Prints the names of the files in a folder of settings whose names end in this.
      _\(name)_names() {
        print -rl -- ${XDG_CONFIG_HOME:-$HOME/.config}/\(name)/$1/*$2(N:t:r)
      }

      # Completes the last of some words with commas between them.
      _\(name)_words() {
        compset -P '*,'
        compadd -S '' -- "$@"
      }

      _\(name)() {
        local -a commands
        commands=(
      \(names)
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
      \(cases.dropLast())
        esac
      }
      # From $fpath, the file is the function itself.
      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
  }

  private func zshAction(_ values: Values) -> String {
    var words = values.words.joined(separator: " ")
    if let files = values.files { words += " $(\(names(of: files)))" }
    return switch (values.words.isEmpty, values.other) {
    case (true, .file): "_files"
    case (true, .folder): "_files -/"
    case (true, _): " "
    case (false, _) where values.areKeys: "{compadd -S = - \(words)}"
    case (false, .file): "{_\(name)_words \(words); _files}"
    case (false, _) where values.areSeveral: "{_\(name)_words \(words)}"
    case (false, _): "(\(words))"
    }
  }

  private func bracketed(_ text: String) -> String {
    text.map { character in
      "[]:\\".contains(character) ? "\\\(character)" : String(character)
    }.joined()
  }

  // MARK: Fish

  private var fishCompletions: String {
    var text = "# Completions of \(name) for fish. Put this file into ~/.config/fish/completions.\n"
    text += """
      # Prints the names of the files in a folder of settings whose names end in this.
      function __\(name)_names
        set -l settings $XDG_CONFIG_HOME ~/.config
        for file in $settings[1]/\(name)/$argv[1]/*$argv[2]
          string replace -r '.*/' '' -- $file | string replace -r '(.)\\.[^.]*$' '$1'
        end
      end
      # Whether the first word is a command; others may be names of layouts or kinds.
      function __\(name)_is
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test $words[2] = $argv[1]
      end
      complete -c \(name) -f

      """
    let first = "__fish_use_subcommand"
    for command in commands {
      text += "complete -c \(name) -n \(first) -a \(command.name) -d \(quoted(command.summary))\n"
    }
    let names = commands.map(\.name).joined(separator: " ")
    text += "complete -c \(name) -n \(first) -a help -d 'explain a command'\n"
    text += "complete -c \(name) -n \(quoted("__\(name)_is help")) -a \(quoted(names))\n"
    text += "complete -c \(name) -n \(first) -l help -s h -d 'show help'\n"
    text += "complete -c \(name) -n \(first) -l version -s V -d 'show the version'\n"
    for command in commands {
      let condition = quoted("__\(name)_is \(command.name)")
      let start = "complete -c \(name) -n \(condition)"
      if let operand = command.operand { text += start + fishValues(operand.values) + "\n" }
      for option in command.options + [.help] {
        text += start + " -l \(option.name)" + (option.letter.map { " -s \($0)" } ?? "")
        text +=
          option.placeholder == nil
          ? "" : (option.values.other == .file ? " -r" : " -x") + fishValues(option.values)
        text += " -d \(quoted(option.summary))\n"
      }
    }
    return text
  }

  private func fishValues(_ values: Values) -> String {
    var words = values.words.map { values.areKeys ? $0 + "=" : $0 }.joined(separator: " ")
    if let files = values.files { words += " (_\(names(of: files)))" }
    var text: String
    switch values.other {
    case .file: text = " -F"
    case .folder: text = " -a '(__fish_complete_directories)'"
    case .nothing, .text: text = ""
    }
    if !words.isEmpty {
      text +=
        values.areSeveral
        ? " -a \(quoted("(__fish_append , \(words))"))" : " -a \(quoted(words))"
    }
    return text
  }
}

extension Tool {
  /// The call that prints the names that files give.
  private func names(of files: NamedFiles) -> String {
    "_\(name)_names \(files.folder) \"\(files.ending)\""
  }
}

/// Returns a text quoted as one word of a shell.
private func quoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}
