/// Commands that may be typed without a colon, as other shells have them: `help`, `help map`, `quit`, `exit`, `?`, `?map`, `map?`.
enum BareCommand {
  /// The command that a line asks for, with its colon; nil where the line is something else.
  ///
  /// - Parameter isDeclared: Returns whether the session has declared a name, which then takes precedence over the command.
  static func command(in line: String, isDeclared: (String) -> Bool) -> String? {
    switch line {
    case "?": return ":help"
    case "help" where !isDeclared(line): return ":help"
    case "quit()" where !isDeclared("quit"), "exit()" where !isDeclared("exit"): return ":quit"
    case "quit" where !isDeclared(line), "exit" where !isDeclared(line): return ":quit"
    default: break
    }
    // Two names in a row are never Swift.
    if line.hasPrefix("help ") {
      let topic = line.dropFirst("help ".count)
      return isTopic(topic) ? ":help \(topic)" : nil
    }
    if line.hasPrefix("help("), line.hasSuffix(")"), !isDeclared("help") {
      let topic = line.dropFirst("help(".count).dropLast()
      return topic.isEmpty ? ":help" : isTopic(topic) ? ":help \(topic)" : nil
    }
    if line.hasPrefix("?") {
      let topic = line.dropFirst()
      return isTopic(topic) ? ":help \(topic)" : nil
    }
    guard line.hasSuffix("?"), isTopic(line.dropLast()) else { return nil }
    return ":help \(line.dropLast())"
  }

  /// Returns whether a text is a name, or a command's name with its colon.
  private static func isTopic(_ text: Substring) -> Bool {
    let name = text.hasPrefix(":") ? text.dropFirst() : text
    guard let first = name.first, first == "_" || first.isLetter else { return false }
    // A member is asked for by its path: `Observable.of`.
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
  }
}
