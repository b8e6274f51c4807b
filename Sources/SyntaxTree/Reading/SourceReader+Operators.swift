/// Declarations of operators and precedence groups.
extension SourceReader {
  struct DeclaredOperator {
    let fixity: Word
    let name: String
    let group: String?
  }

  struct DeclaredGroup {
    let name: String
    var associativity = Operators.Associativity.none
    var isAssignment = false
    var above: [String] = []
    var below: [String] = []
  }

  /// `infix operator ** : Power`.
  mutating func operatorDeclaration(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    guard depth == 2, modifiers.attributes.count == 1, modifiers.written.count == 1, modifiers.documentation == nil,
      let fixity = Word.allCases.first(where: { $0.text == modifiers.written[0].name })
    else { throw Beyond() }
    advance()
    // Characters that have meanings of their own, and what swiftc parts from the name.
    guard token.isOperator || token.kind == .exclamation, !token.isAtLineStart,
      !bytes[token.start..<token.end].contains(UInt8(ascii: "/")),
      token.end > token.start + 1 || bytes[token.start] != UInt8(ascii: "&")
    else { throw Beyond() }
    let name = range(of: token)
    let text = text(token.start, token.end)
    advance()
    var group: String?
    if take(.colon) {
      guard fixity == .infix else { throw Beyond() }
      group = try self.name().text
      if token.kind == .comma { throw Beyond() }
    }
    if token.kind == .leftBrace || token.kind == .semicolon && !isFirst(start) { throw Beyond() }
    declaredOperators.append(DeclaredOperator(fixity: fixity, name: text, group: group))
    return Decl(.operatorDecl, modifiers: Modifiers(), range: range(from: start), nameRange: name)
  }

  /// True if only semicolons precede a place on its line.
  private func isFirst(_ start: Int) -> Bool {
    var position = start - 1
    while byte(at: position) == 32 { position -= 1 }
    return position < 0 || bytes[position] == 10 || bytes[position] == UInt8(ascii: ";")
  }

  /// `precedencegroup Power { higherThan: MultiplicationPrecedence }`.
  mutating func precedenceGroup(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    guard depth == 2, modifiers.attributes.isEmpty, modifiers.written.isEmpty else { throw Beyond() }
    advance()
    let name = try name()
    var group = DeclaredGroup(name: name.text)
    try expect(.leftBrace)
    while token.kind != .rightBrace {
      guard token.kind == .name else { throw Beyond() }
      let attribute = text(of: token)
      advance()
      try expect(.colon)
      switch attribute {
      case "associativity":
        switch try self.name().text {
        case "left": group.associativity = .left
        case "right": group.associativity = .right
        case "none": group.associativity = .none
        default: throw Beyond()
        }
      case "assignment":
        group.isAssignment = token.word == .true
        guard take(.true) || take(.false) else { throw Beyond() }
      case "higherThan": repeat { group.above.append(try self.name().text) } while take(.comma)
      case "lowerThan": repeat { group.below.append(try self.name().text) } while take(.comma)
      default: throw Beyond()
      }
    }
    advance()
    declaredGroups.append(group)
    return Decl(.operatorDecl, modifiers: Modifiers(), range: range(from: start), nameRange: name.range)
  }

  /// Returns the operators with those that the text declares; throws where that is reported.
  func operatorsOfText() throws(Beyond) -> Operators {
    var result = operators
    let names = Set(declaredGroups.map(\.name))
    if names.count < declaredGroups.count { throw Beyond() }
    for group in declaredGroups {
      if !names.isDisjoint(with: group.below) { throw Beyond() }
      for other in group.above + group.below where !result.hasGroup(other) && !names.contains(other) { throw Beyond() }
      result.declare(
        group: group.name, associativity: group.associativity, isAssignment: group.isAssignment, above: group.above,
        below: group.below)
    }
    for group in declaredGroups {
      for other in group.above where result.way(from: other, to: group.name) != nil { throw Beyond() }
    }
    var seen: Set<String> = []
    for declared in declaredOperators {
      if !seen.insert(declared.fixity.text + declared.name).inserted { throw Beyond() }
      switch declared.fixity {
      case .prefix: result.declare(prefix: declared.name)
      case .postfix: result.declare(postfix: declared.name)
      default:
        let group = declared.group ?? "DefaultPrecedence"
        if !result.hasGroup(group) { throw Beyond() }
        result.declare(infix: declared.name, group: group)
      }
    }
    return result
  }
}
