/// The call whose arguments are being typed at the end of a text.
struct OpenCall: Equatable {
  /// The text up to the end of the function's name, in UTF-8.
  var calleeEnd: Int
  var name: String
  /// Number of commas before the cursor.
  var argument: Int
  /// The label before the argument, where it has one.
  var label: String?

  /// Nil outside of a call's parentheses.
  ///
  /// - Parameter tokens: The tokens of the text.
  init?(_ tokens: [SourceToken], in text: [UInt8]) {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .open { open.append(index) }
      if token.kind == .close { _ = open.popLast() }
    }
    while let bracket = open.last, text[tokens[bracket].range.lowerBound] == UInt8(ascii: "[") { open.removeLast() }
    guard let bracket = open.last, bracket > 0, text[tokens[bracket].range.lowerBound] == UInt8(ascii: "(") else {
      return nil
    }
    let place = tokens[bracket].range.lowerBound
    guard tokens[bracket - 1].range.upperBound == place, let word = Self.callee(before: bracket, tokens, text) else {
      return nil
    }
    calleeEnd = place
    name = String(decoding: text[tokens[word].range], as: UTF8.self)
    let isMember = word > 0 && tokens[word - 1].kind == .dot
    // An initializer's declaration has no dot before it.
    if SwiftWords.reserved.contains(name), name != "init" || !isMember { return nil }
    if word > 0, tokens[word - 1].kind == .word, Self.isFunc(tokens[word - 1], text) { return nil }
    var depth = 0
    var start = bracket + 1
    argument = 0
    for index in bracket + 1..<tokens.count {
      switch tokens[index].kind {
      case .open: depth += 1
      case .close: depth -= 1
      case .comma where depth == 0:
        argument += 1
        start = index + 1
      default: break
      }
    }
    if start + 1 < tokens.count, tokens[start].kind == .word, tokens[start + 1].kind == .colon {
      label = String(decoding: text[tokens[start].range], as: UTF8.self)
    }
  }

  private static func isFunc(_ token: SourceToken, _ text: [UInt8]) -> Bool {
    ["func", "init", "case", "macro"].contains(String(decoding: text[token.range], as: UTF8.self))
  }

  /// Returns the word before a parenthesis, or before the type arguments there.
  private static func callee(before bracket: Int, _ tokens: [SourceToken], _ text: [UInt8]) -> Int? {
    var index = bracket - 1
    if text[tokens[index].range].last == UInt8(ascii: ">") {
      var depth = 0
      while index > 0 {
        for byte in text[tokens[index].range] where tokens[index].kind == .operatorSign {
          depth += byte == UInt8(ascii: ">") ? 1 : byte == UInt8(ascii: "<") ? -1 : 0
        }
        index -= 1
        if depth == 0 { break }
      }
    }
    return tokens[index].kind == .word ? index : nil
  }
}
