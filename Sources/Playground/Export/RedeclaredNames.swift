/// Names that several inputs of a session declare: the prompt allows that, but a file declares each name once.
enum RedeclaredNames {
  /// Returns the inputs with a number for every declaration of a name but the last, and for its uses.
  static func numbered(_ inputs: [String]) -> [String] {
    var inputs = inputs
    let taken = inputs.reduce(into: Set<String>()) { $0.formUnion(SavedInputs.names(in: $1)) }
    var places: [Declaration: [Int]] = [:]
    for (index, input) in inputs.enumerated() {
      for declaration in Set(Declaration.all(in: input)) { places[declaration, default: []].append(index) }
    }
    for (declaration, indices) in places.sorted(by: { $0.key.name < $1.key.name }) where indices.count > 1 {
      let name = declaration.name
      var number = 0
      for (start, end) in zip(indices, indices.dropFirst()) {
        repeat { number += 1 } while taken.contains("\(name)\(number)")
        let other = "\(name)\(number)"
        for index in start..<end { inputs[index] = inputs[index].renaming(name, to: other) }
        inputs[end] = renamingInitialValue(of: name, to: other, in: inputs[end])
      }
    }
    return inputs
  }

  /// The initial value of a variable refers to the earlier declaration.
  private static func renamingInitialValue(of name: String, to other: String, in input: String) -> String {
    guard let value = DeclaredBindings(input).bindings.first(where: { $0.name == name })?.value,
      let range = input.range(of: value, options: .backwards)
    else { return input }
    return input[..<range.lowerBound] + value.renaming(name, to: other) + input[range.upperBound...]
  }
}

/// A declaration at the top level of an input, which a later one of the same name replaces.
private struct Declaration: Hashable {
  let name: String
  /// The text of a function's parameters and result: others of its name are overloads.
  var signature = ""

  static func all(in text: String) -> [Declaration] {
    let code = NamedTokens(text)
    var found: [Declaration] = []
    var isBinding = false
    for (index, token) in code.tokens.enumerated() where token.brackets.isEmpty {
      let previous = index > 0 ? code.tokens[index - 1].text : ""
      switch token.text {
      case "let", "var":
        isBinding = !["if", "while", "case", "for", ","].contains(previous)
        if isBinding { found += code.names(ofPatternAt: index + 1).map { Declaration(name: $0) } }
      case ",":
        guard isBinding, let next = code[index + 2], next.text == "=" || next.text == ":" else { continue }
        found += code.names(ofPatternAt: index + 1).map { Declaration(name: $0) }
      case "struct", "class", "enum", "actor", "protocol", "typealias":
        isBinding = false
        if let name = code[index + 1]?.text { found.append(Declaration(name: name)) }
      case "func":
        isBinding = false
        guard let name = code[index + 1]?.text else { continue }
        let signature = code.tokens[(index + 2)...].prefix { $0.text != "{" || !$0.brackets.isEmpty }.map(\.text)
        found.append(Declaration(name: name, signature: signature.joined(separator: " ")))
      default: break
      }
    }
    return found
  }
}

/// The tokens of a text with the brackets around them.
private struct NamedTokens {
  struct Token {
    let text: String
    let range: Range<Int>
    /// The brackets that are open before it.
    let brackets: [String]
  }

  private(set) var tokens: [Token] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var brackets: [String] = []
    let scan = SourceScan(bytes, line: 0..<bytes.count, state: SourceScan.State())
    for token in scan.tokens where token.kind != .comment {
      let text = token.kind == .string ? "\"" : String(decoding: bytes[token.range], as: UTF8.self)
      if token.kind == .close { _ = brackets.popLast() }
      tokens.append(Token(text: text, range: token.range, brackets: brackets))
      if token.kind == .open { brackets.append(text) }
    }
  }

  subscript(index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Returns the name, or those of a tuple, at which a binding begins.
  func names(ofPatternAt index: Int) -> [String] {
    guard let first = self[index] else { return [] }
    if first.text != "(" { return [first.text] }
    let inner = tokens[(index + 1)...].prefix { $0.brackets.count > first.brackets.count }
    return inner.map(\.text).filter { $0.first?.isLetter == true }
  }

  /// Returns true if the token is a label of an argument or parameter.
  func isLabel(_ index: Int) -> Bool {
    guard tokens[index].brackets.last == "(", self[index + 1]?.text == ":", index > 0 else { return false }
    return tokens[index - 1].text == "(" || tokens[index - 1].text == ","
  }

  /// Returns true if a name is declared again within brackets: as a member, parameter or local variable.
  func declaresWithin(_ name: String) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].text == name, !tokens[index].brackets.isEmpty, let previous = self[index - 1] else {
        return false
      }
      if ["let", "var", "func", "case", "struct", "class", "enum"].contains(previous.text) { return true }
      let depth = tokens[index].brackets.count
      guard isLabel(index), let open = tokens[..<index].lastIndex(where: { $0.brackets.count < depth }),
        let close = tokens[index...].firstIndex(where: { $0.brackets.count < depth })
      else { return false }
      // A parameter, as against the label of an argument.
      return self[open - 1]?.text == "init" || self[open - 2]?.text == "func"
        || ["->", "in", "throws", "async"].contains(self[close + 1]?.text)
    }
  }
}

extension String {
  /// Returns the text with another name for what it calls so at its top level; members, labels, text of strings and names that are
  /// declared within stay.
  func renaming(_ name: String, to other: String) -> String {
    let code = NamedTokens(self)
    if code.declaresWithin(name) { return self }
    var bytes = Array(utf8)
    for (index, token) in code.tokens.enumerated().reversed() where token.text == name {
      if index > 0, code.tokens[index - 1].text == "." || code.isLabel(index) { continue }
      bytes.replaceSubrange(token.range, with: Array(other.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
