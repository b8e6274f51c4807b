import Marbles

/// Calls of `cold("-1-2|")` in a program's text: values that the shell reads as numbers need an explicit type for the
/// compiler.
enum MarbleCalls {
  /// Returns the text with `(cold("-1-2|") as Observable<Int>)` for `cold("-1-2|")`.
  static func typed(_ text: String) -> String {
    replacing(text) { name, literal, call in
      guard (try? MarbleDiagram(literal))?.isNumeric == true, !call.hasTable else { return nil }
      return "(\(name)\(call.arguments) as Observable<Int>)"
    }
  }

  /// Returns the text with `try! scheduler.cold(…)` for `cold(…)`, as a test scheduler has it.
  static func scheduled(_ text: String) -> String {
    replacing(text) { name, literal, call in
      let isOfInts = (try? MarbleDiagram(literal))?.isNumeric == true && !call.hasTable
      let arguments = isOfInts ? "(\"\(literal)\", of: Int.self)" : String(call.arguments)
      return "(try! scheduler.\(name)\(arguments)).asObservable()"
    }
  }

  struct Call {
    /// Arguments with their brackets.
    let arguments: Substring
    let hasTable: Bool
  }

  private static func replacing(_ text: String, _ replacement: (String, String, Call) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while let found = rest.firstMatch(of: /\b(cold|hot)\("((?:[^"\\]|\\.)*)"/.wordBoundaryKind(.simple)) {
      let isMember = rest[..<found.range.lowerBound].last == "."
      let open = rest.index(found.range.lowerBound, offsetBy: found.output.1.count)
      guard !isMember, let end = closing(rest[open...]) else {
        result += rest[..<found.range.upperBound]
        rest = rest[found.range.upperBound...]
        continue
      }
      let arguments = rest[open..<end]
      let tail = arguments.dropFirst(found.output.2.count + 3)
      let hasTable = tail.split(separator: ",").contains { $0.drop { $0 == " " }.hasPrefix("[") }
      result += rest[..<found.range.lowerBound]
      let call = Call(arguments: arguments, hasTable: hasTable)
      result +=
        replacement(String(found.output.1), String(found.output.2), call) ?? String(rest[found.range.lowerBound..<end])
      rest = rest[end...]
    }
    return result + rest
  }

  /// Returns the index after the bracket that closes the first one.
  private static func closing(_ text: Substring) -> Substring.Index? {
    var depth = 0
    var isQuoted = false
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if character == "\\", isQuoted {
        index = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
        continue
      }
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) {
          depth -= 1
          if depth == 0 { return text.index(after: index) }
        }
      }
      index = text.index(after: index)
    }
    return nil
  }
}
