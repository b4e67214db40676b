extension Tool {
  /// Returns the help of the tool or of one of its commands, for a terminal of 80 columns.
  public func help(command name: String? = nil) -> String {
    guard let command = commands.first(where: { $0.name == name }) else { return overview }
    var text = "\(self.name) \(command.name): \(command.summary)\n\n"
    text += "usage: \(usage(of: command))\n"
    if let operand = command.operand {
      text += "\n" + table([(operand.placeholder, operand.summary + listed(operand.values))])
    }
    let options = command.options + [.help]
    text += "\noptions:\n" + table(options.map { ($0.spelling, $0.explanation) })
    for paragraph in command.details { text += "\n" + wrapped(paragraph, width: 80, indent: 0) }
    if !command.examples.isEmpty {
      text += "\nexamples:\n"
      for example in command.examples { text += "  \(example.name)\n      \(example.summary)\n" }
    }
    return text
  }

  private var overview: String {
    var text = "\(name): \(summary)\n\nusage: \(name) COMMAND [options]\n\ncommands:\n"
    text += table(commands.map { ($0.name, $0.summary) })
    text += "\noptions:\n"
    text += table([("-h, --help", "show this help"), ("-V, --version", "show the version")])
    if !exitCodes.isEmpty {
      text += "\nexit codes:\n" + table(exitCodes.map { ($0.name, $0.summary) })
    }
    if !environment.isEmpty {
      text += "\nenvironment:\n" + table(environment.map { ($0.name, $0.summary) })
    }
    return text + "\n`\(name) help COMMAND` tells more about a command.\n"
  }

  func usage(of command: Command) -> String {
    let operand =
      command.operand.map { operand in
        let words = operand.placeholder + (operand.isRepeated ? "..." : "")
        return operand.isOptional ? " [\(words)]" : " \(words)"
      } ?? ""
    return "\(name) \(command.name)\(command.options.isEmpty ? "" : " [options]")\(operand)"
  }

  private func listed(_ values: Values) -> String {
    guard values.other == .nothing, !values.areSeveral else { return "" }
    return ": " + values.words.joined(separator: ", ")
  }
}

extension Option {
  /// The option as it is typed: `-s, --size SIZE`.
  var spelling: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--\(name)" + (placeholder.map { " \($0)" } ?? "")
  }

  /// The option's summary, values and default.
  var explanation: String {
    var text = summary
    if values.other == .nothing {
      text +=
        values.areSeveral
        ? ": some of " + values.words.joined(separator: ",")
        : ": " + values.words.joined(separator: " or ")
    }
    return text + (fallback.isEmpty ? "" : " (default: \(fallback))")
  }
}

/// Returns a table of two columns, wrapped at 80 characters.
private func table(_ rows: [(String, String)]) -> String {
  let column = min(28, (rows.map(\.0.count).max() ?? 0) + 4)
  var text = ""
  for (name, summary) in rows {
    let padding = String(repeating: " ", count: max(0, column - name.count - 2))
    if name.count + 4 > column {
      text += "  \(name)\n" + wrapped(summary, width: 80, indent: column)
    } else {
      text += "  \(name)\(padding)" + wrapped(summary, width: 80, indent: column).drop { $0 == " " }
    }
  }
  return text
}

/// Returns a paragraph broken into indented lines at spaces.
private func wrapped(_ text: String, width: Int, indent: Int) -> String {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, indent + last.count + 1 + word.count <= width {
      lines[lines.count - 1] = last + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines.map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
}
