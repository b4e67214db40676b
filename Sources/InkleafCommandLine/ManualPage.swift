extension Tool {
  /// The manual page, in the man macros of roff.
  public var manualPage: String {
    var page = ".TH \(name.uppercased()) 1 \"\" \"\(name) \(version)\" \"User Commands\"\n"
    page += ".SH NAME\n\(escaped(name)) \\- \(escaped(summary))\n.SH SYNOPSIS\n"
    for command in commands {
      page += ".B \(escaped(usage(of: command)))\n.br\n"
    }
    page += ".SH COMMANDS\n"
    for command in commands {
      page += ".SS \(escaped(command.name))\n\(escaped(sentence(command.summary)))\n"
      if let operand = command.operand {
        page += entry(operand.placeholder, operand.summary)
      }
      for option in command.options {
        page += entry(option.spelling.trimmed, option.explanation)
      }
      for paragraph in command.details { page += ".PP\n\(escaped(paragraph))\n" }
    }
    let examples = commands.flatMap(\.examples)
    if !examples.isEmpty {
      page += ".SH EXAMPLES\n"
      for example in examples { page += entry(example.name, example.summary) }
    }
    for (title, notes) in [("EXIT STATUS", exitCodes), ("ENVIRONMENT", environment)]
    where !notes.isEmpty {
      page += ".SH \(title)\n"
      for note in notes { page += entry(note.name, note.summary) }
    }
    return page
  }

  private func entry(_ name: String, _ text: String) -> String {
    ".TP\n.B \(escaped(name))\n\(escaped(sentence(text)))\n"
  }

  private func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Returns a text that roff takes literally: hyphens stay hyphens, and no line is a request.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case _ where character.isASCII: result.append(character)
      default:
        // By number, so that the page shows the character in any locale that has it.
        for scalar in character.unicodeScalars {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
        }
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
