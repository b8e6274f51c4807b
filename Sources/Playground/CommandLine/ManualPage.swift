/// `rxsh.1`, in the macros of man(7).
enum ManualPage {
  static var text: String {
    let commands = CommandDescription.all
    let lines =
      [
        ".TH RXSH 1 \"\" \"\(CommandLineOptions.version)\"", ".SH NAME",
        "rxsh \\- a playground shell for Reactive Extensions",
      ]
      + [".SH SYNOPSIS", ".nf", "\(bold("rxsh")) [options] [\(italic("FILE"))... | \\-]"]
      + commands.map { escaped($0.synopsis) } + [".fi"]
      + [".SH DESCRIPTION", escaped(CommandLineOptions.purpose)]
      + ["Swift that is typed at the prompt is checked and runs at once; the same text runs from a file."]
      + ["Without a \(italic("FILE")) and at a terminal: the prompt, where \(bold(":help")) lists the commands."]
      + [".PP", escaped(CommandLineOptions.testsNote)]
      + [".SH OPTIONS"] + options(.general)
      + [".SS Permissions", escaped(CommandLineOptions.permissionsNote) + "."] + options(.permission)
      + [".SH COMMANDS"]
      + commands.flatMap { [".TP", bold($0.name) + escaped($0.arguments), escaped($0.summary)] }
      + [".SH EXIT STATUS"]
      + ExitStatus.meanings.flatMap { [".TP", bold(String($0.status.rawValue)), escaped($0.meaning)] }
      + [".PP", "A program that calls exit chooses its own."]
      + [".SH FILES", ".TP", bold(CommandLineOptions.startUpFilePath), "The start\\-up file of the prompt."]
      + [".SH ENVIRONMENT", ".TP", bold("NO_COLOR"), "Where it is set, nothing is colored."]
      + [".TP", bold("GITHUB_ACTIONS"), "Where it is true, \(bold("--check")) writes annotations."]
      + [".TP", "\(bold("LC_ALL")), \(bold("LC_MESSAGES")), \(bold("LANG"))", "The language of lessons."]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func options(_ group: OptionDescription.Group) -> [String] {
    OptionDescription.all.filter { $0.group == group }.flatMap { option in
      let short = option.short.map { bold($0) + ", " } ?? ""
      let value = option.spelling.dropFirst(option.name.count)
      return [".TP", short + bold(option.name) + escaped(String(value)), escaped(option.summary)]
    }
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }
  private static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// Returns text that holds no macro: hyphens can be copied into a terminal, and no line begins with a control
  /// character.
  private static func escaped(_ text: String) -> String {
    let plain = text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
