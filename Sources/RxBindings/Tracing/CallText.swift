import SyntaxTree

/// Source text of calls, shortened for display.
package enum CallText {
  /// Returns the arguments of the last call of `step` in a chain, as rows of diagrams show them: `300ms`, `{ $0 > 2 }`.
  static func arguments(of step: String, in chain: Substring) -> String {
    guard let call = lastCall(of: step, in: chain) else { return "" }
    var text = call.first == "(" ? String(list(of: call)) : String(call)
    text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return shortened(text)
  }

  /// Returns the last argument of a call, without its label.
  package static func lastArgument(in call: Substring) -> String? {
    guard let open = call.lastIndex(of: "(") else { return nil }
    let inside = call[call.index(after: open)...].prefix { $0 != ")" }
    let value = inside.split(separator: ":", maxSplits: 1).last ?? ""
    let text = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// Returns the text after the last `step` that stands outside of all brackets.
  private static func lastCall(of step: String, in chain: Substring) -> Substring? {
    var depth = 0
    var isQuoted = false
    var result: Substring?
    var word = chain.startIndex
    var index = chain.startIndex
    func ends(_ end: Substring.Index) -> Bool { depth == 0 && chain[word..<end] == step }
    while index < chain.endIndex {
      let character = chain[index]
      if character == "\\", isQuoted, chain.index(after: index) < chain.endIndex {
        index = chain.index(index, offsetBy: 2)
        continue
      }
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if ends(index), !isWord(character) { result = chain[index...] }
        switch character {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        default: break
        }
      }
      index = chain.index(after: index)
      if !isWord(character) { word = index }
    }
    if ends(chain.endIndex) { return nil }
    return result.map { rest in rest.drop { $0.isWhitespace } }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  /// Returns the scheduler argument of the last call of `step` in a chain.
  static func scheduler(of step: String, in chain: Substring) -> String? {
    guard let call = lastCall(of: step, in: chain), call.first == "(" else { return nil }
    for part in split(call).parts {
      for label in ["scheduler:", "on:"] where part.hasPrefix(label) {
        let text = trimmed(part.dropFirst(label.count)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return shortened(text)
      }
    }
    return nil
  }

  /// Splits off the arguments in the brackets that the text begins with; returns the remaining text too.
  private static func split(_ call: Substring) -> (parts: [Substring], behind: Substring) {
    var parts: [Substring] = []
    var depth = 0
    var isQuoted = false
    var start = call.index(after: call.startIndex)
    var index = call.startIndex
    var end = call.endIndex
    while index < call.endIndex {
      let character = call[index]
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        switch character {
        case "(", "[", "{": depth += 1
        case ")", "]", "}":
          depth -= 1
          if depth == 0 {
            parts.append(call[start..<index])
            end = call.index(after: index)
          }
        case "," where depth == 1:
          parts.append(call[start..<index])
          start = call.index(after: index)
        default: break
        }
      }
      index = call.index(after: index)
      if end != call.endIndex { break }
    }
    return (parts.map(trimmed), trimmed(call[end...]))
  }

  /// Returns the arguments in brackets without the scheduler, and a closure behind them.
  private static func list(of call: Substring) -> String {
    let (parts, behind) = split(call)
    let arguments = parts.map { duration($0) }.filter { !$0.isEmpty && !$0.hasPrefix("scheduler:") }
    return arguments.joined(separator: ", ") + (behind.hasPrefix("{") ? (arguments.isEmpty ? "" : " ") + behind : "")
  }

  /// `.milliseconds(300)` as `300ms`.
  private static func duration(_ text: Substring) -> String {
    if let colon = text.range(of: ": "), text[..<colon.lowerBound].allSatisfy(isWord) {
      return text[..<colon.upperBound] + duration(text[colon.upperBound...])
    }
    for (name, unit) in [
      (".milliseconds(", "ms"), (".seconds(", "s"), (".microseconds(", "µs"), (".nanoseconds(", "ns"),
    ] {
      for prefix in [name, "RxTimeInterval" + name, "DispatchTimeInterval" + name] {
        guard text.hasPrefix(prefix), text.hasSuffix(")") else { continue }
        let amount = text.dropFirst(prefix.count).dropLast()
        if amount.allSatisfy(\.isNumber) { return amount + unit }
      }
    }
    return String(text)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Long enough to tell one row from the other.
  private static func shortened(_ text: String) -> String {
    guard text.count > 32 else { return text }
    if let brace = text.firstIndex(of: "{"), text.last == "}" {
      let head = text[..<brace]
      return head.count > 26 ? "…" : head + "{ … }"
    }
    return String(text.prefix(31)) + "…"
  }
}

extension SourceRange {
  /// Short form of the place: `main.swift:12`, `rx7`.
  package var place: String {
    let name = fileName.split(separator: "/").last.map(String.init) ?? fileName
    return file.text.contains("\n") || file.firstLine > 1 || name.contains(".") ? "\(name):\(line)" : name
  }
}
