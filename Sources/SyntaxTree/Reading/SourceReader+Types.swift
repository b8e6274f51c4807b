/// Types.
extension SourceReader {
  /// Reads a type; `inout` may precede those of parameters.
  mutating func type(allowsInout: Bool = false) throws(Beyond) -> TypeSyntax {
    try descend()
    let start = token.start
    var attributes: [String] = []
    while token.kind == .at { attributes.append(try typeAttribute()) }
    let isInout = allowsInout && attributes.isEmpty && take(.inout)
    if isInout, token.kind == .at { throw Beyond() }
    switch token.word {
    // Ownership conventions concern only the compiler.
    case .consuming, .borrowing, .sending:
      let following = next
      if following.kind == .name, !following.isAtLineStart {
        guard attributes.isEmpty, !isInout, !following.word.isReserved || following.word == .capitalSelf,
          following.word.rawValue <= Word.while.rawValue
        else { throw Beyond() }
        advance()
      }
    default: break
    }
    var found = try functionOrComposition()
    if !attributes.isEmpty { found = TypeSyntax(.attributed(attributes, found), range(from: start)) }
    if isInout { found = TypeSyntax(.inoutType(found), range(from: start)) }
    ascend()
    return found
  }

  private mutating func typeAttribute() throws(Beyond) -> String {
    advance()
    guard token.kind == .name, token.start == end, !token.isQuoted else { throw Beyond() }
    let name = text(of: token)
    guard
      ["escaping", "autoclosure", "Sendable", "MainActor", "unchecked", "retroactive", "preconcurrency"]
        .contains(name) || file.isLibrary && !(65...90).contains(bytes[token.start])
    else { throw Beyond() }
    // Arguments of the attribute, unless a space parts them from it.
    guard byte(at: token.end) == 32 else { throw Beyond() }
    advance()
    return name
  }

  private mutating func functionOrComposition() throws(Beyond) -> TypeSyntax {
    let start = token.start
    if token.kind == .leftParen {
      let fields = try fields()
      let afterFields = state
      if token.kind == .arrow || token.word == .async || token.word == .throws || token.word == .rethrows {
        let effects = try effects()
        if !effects.isRethrowing, take(.arrow) {
          let result = try type()
          return TypeSyntax(
            .function(
              parameters: fields.map { TypeSyntax.Parameter(type: $0.type, isVariadic: $0.isVariadic) },
              isAsync: effects.isAsync, isThrowing: effects.isThrowing, thrown: effects.thrownType, result: result),
            range(from: start))
        }
        restore(afterFields)
      }
      if fields.contains(where: \.isVariadic) { throw Beyond() }
      let base = try tuple(of: fields, start)
      return try composition(of: try suffixed(base, start), start)
    }
    if token.word == .some || token.word == .any, next.kind == .name || next.kind == .leftParen {
      let isSome = token.word == .some
      advance()
      let constraint = try composition()
      // The converter reports `any P?`.
      if case .optional = constraint.kind, !file.isLibrary { throw Beyond() }
      return TypeSyntax(isSome ? .some(constraint) : .any(constraint), range(from: start))
    }
    return try composition()
  }

  private func tuple(of fields: [Field], _ start: Int) throws(Beyond) -> TypeSyntax {
    if fields.count == 1, fields[0].label == nil {
      return fields[0].type
    }
    return TypeSyntax(.tuple(fields.map { ($0.label, $0.type) }), range(from: start))
  }

  private mutating func composition() throws(Beyond) -> TypeSyntax {
    let start = token.start
    return try composition(of: try simpleType(), start)
  }

  private mutating func composition(of first: TypeSyntax, _ start: Int) throws(Beyond) -> TypeSyntax {
    guard isOperator("&") else {
      if token.kind == .ampersand, !token.isAtLineStart { throw Beyond() }
      return first
    }
    var parts = [first]
    while isOperator("&") {
      if token.kind == .postfixOperator { throw Beyond() }
      advance()
      parts.append(try simpleType())
    }
    return TypeSyntax(.composition(parts), range(from: start))
  }

  mutating func simpleType() throws(Beyond) -> TypeSyntax {
    let start = token.start
    switch token.kind {
    case .leftSquare:
      advance()
      let first = try type()
      if take(.colon) {
        let value = try type()
        try expect(.rightSquare)
        return try suffixed(TypeSyntax(.dictionary(first, value), range(from: start)), start)
      }
      try expect(.rightSquare)
      return try suffixed(TypeSyntax(.array(first), range(from: start)), start)
    case .leftParen:
      let fields = try fields()
      if fields.contains(where: \.isVariadic) { throw Beyond() }
      return try suffixed(try tuple(of: fields, start), start)
    case .name:
      let name = token
      if isWildcard(name) {
        advance()
        return try suffixed(TypeSyntax(.placeholder, range(of: name)), start)
      }
      switch name.word {
      case .none, .capitalAny, .capitalSelf: break
      // Some are read otherwise before what may follow.
      default: throw Beyond()
      }
      let component = try component()
      return try suffixed(TypeSyntax(.named([component]), range(from: start)), start)
    default: throw Beyond()
    }
  }

  private mutating func component() throws(Beyond) -> TypeSyntax.Component {
    let name = token
    guard name.kind == .name else { throw Beyond() }
    advance()
    let arguments = isAtGenericArguments ? try genericArguments() : []
    return TypeSyntax.Component(name: text(of: name), arguments: arguments, range: range(of: name))
  }

  /// True at a `<` with which type arguments begin; nothing else begins so behind a type.
  private var isAtGenericArguments: Bool {
    token.isOperator && bytes[token.start] == UInt8(ascii: "<")
  }

  /// `.Type`, `.Member<…>`, `?` and `!`, as many as there are.
  private mutating func suffixed(_ base: TypeSyntax, _ start: Int) throws(Beyond) -> TypeSyntax {
    var found = base
    while true {
      let isClose = token.start == end
      switch token.kind {
      case .postfixQuestion:
        advance()
        found = TypeSyntax(.optional(found), range(from: start))
      case .exclamation:
        advance()
        found = TypeSyntax(.implicitlyUnwrapped(found), range(from: start))
      case .period:
        if !isClose, !token.isAtLineStart { throw Beyond() }
        let name = next
        guard name.kind == .name, name.start == token.end else { throw Beyond() }
        if name.word == .selfValue || name.word == .`init` {
          if token.isAtLineStart { throw Beyond() }
          return found
        }
        advance()
        if text(of: name) == "Type" || text(of: name) == "Protocol" {
          advance()
          found = TypeSyntax(.metatype(found), range(from: start))
          continue
        }
        if name.word.isReserved || name.isQuoted || isWildcard(name) { throw Beyond() }
        guard case .named(let components) = found.kind else { throw Beyond() }
        let component = try component()
        found = TypeSyntax(.named(components + [component]), range(from: start))
      case .invalid: throw Beyond()
      default: return found
      }
    }
  }

  // MARK: Tuples and functions

  private struct Field {
    let label: String?
    let type: TypeSyntax
    let isVariadic: Bool
  }

  /// Reads the fields of a tuple type or the parameters of a function type.
  private mutating func fields() throws(Beyond) -> [Field] {
    try expect(.leftParen)
    var found: [Field] = []
    while token.kind != .rightParen {
      let label = try fieldLabel()
      let type = try type(allowsInout: true)
      let isVariadic = isAtEllipsis
      if isVariadic { advance() }
      // Default values are refused.
      if token.kind == .equal { throw Beyond() }
      found.append(Field(label: label, type: type, isVariadic: isVariadic))
      if !take(.comma) { break }
      if token.kind == .rightParen { throw Beyond() }
    }
    try expect(.rightParen)
    return found
  }

  /// Consumes `name:`, or `name other:`, if that is next; returns the first name.
  private mutating func fieldLabel() throws(Beyond) -> String? {
    guard token.kind == .name else { return nil }
    let following = next
    let isPair = following.kind == .name && lexed(from: following.end).kind == .colon
    guard following.kind == .colon || isPair else { return nil }
    if token.word == .inout || isPair && (token.word != .none || following.word.isReserved) { throw Beyond() }
    let label = text(of: token)
    advance()
    if isPair { advance() }
    advance()
    return Self.label(label)
  }

  // MARK: Generics

  mutating func genericArguments() throws(Beyond) -> [TypeSyntax] {
    guard takePrefix("<") else { throw Beyond() }
    var found: [TypeSyntax] = []
    repeat { found.append(try type()) } while take(.comma)
    guard takePrefix(">") else { throw Beyond() }
    return found
  }

  /// Reads type arguments behind a name in an expression, unless the `<` is an operator.
  mutating func genericArgumentsInExpression() throws(Beyond) -> [TypeSyntax] {
    if token.isOperator, token.end == token.start + 2,
      matches("<-", at: token.start) || matches("<~", at: token.start)
    {
      if try mayCloseAngle() { throw Beyond() }
      return []
    }
    guard isOperator("<"), try mayCloseAngle() else { return [] }
    if token.isAtLineStart { throw Beyond() }
    let before = state
    let found = try genericArguments()
    if isBehindGenericArguments { return found }
    restore(before)
    return []
  }

  /// True if a `>` follows the `<` ahead with nothing between them that no list of types contains.
  func mayCloseAngle() throws(Beyond) -> Bool {
    var ahead = lexed(from: token.end)
    if ahead.kind == .period || ahead.kind == .quote { return false }
    var depth = 0
    var angles = 1
    var isDoubtful = false
    /// True at a place for the beginning of a type.
    var isStart = true
    while true {
      switch ahead.kind {
      case .leftParen, .leftSquare:
        if !isStart { return false }
        depth += 1
      case .rightParen, .rightSquare:
        depth -= 1
        if depth < 0 { return false }
        isStart = false
      case .colon: if depth == 0 { return false } else { isStart = true }
      case .comma, .arrow: isStart = true
      case .period, .postfixQuestion, .exclamation: isStart = false
      case .at, .ampersand, .invalid: throw Beyond()
      case .dollar: if (48...57).contains(bytes[ahead.start + 1]) { return false } else { throw Beyond() }
      case .number:
        // A member of a tuple, which the parser takes for that of a type before a `>`.
        if bytes[ahead.start - 1] == UInt8(ascii: ".") { isDoubtful = true } else if !isStart { return false }
      case .name:
        switch ahead.word {
        case .capitalAny, .capitalSelf, .none: isStart = false
        default:
          // A member may have any name.
          if ahead.word.isReserved, bytes[ahead.start - 1] == UInt8(ascii: ".") { throw Beyond() }
          if ahead.word.isReserved, ![.throws, .rethrows, .inout, .repeat].contains(ahead.word) { return false }
        }
      case .prefixOperator, .binaryOperator, .postfixOperator:
        let operatorBytes = bytes[ahead.start..<ahead.end]
        switch bytes[ahead.start] {
        case UInt8(ascii: ">"):
          if depth == 0 {
            angles -= operatorBytes.prefix { $0 == UInt8(ascii: ">") }.count
            if angles <= 0, isDoubtful { throw Beyond() }
            if angles <= 0 { return true }
          }
          isStart = false
        case UInt8(ascii: "<"):
          if operatorBytes.count > 1 { throw Beyond() }
          if depth == 0 { angles += 1 }
          isStart = true
        case UInt8(ascii: "~"): if operatorBytes.count > 1 { return false } else { throw Beyond() }
        case UInt8(ascii: "."): if operatorBytes.count != 3 { return false }
        case UInt8(ascii: "&"):
          if operatorBytes.count > 1 { return false }
          isStart = true
        case UInt8(ascii: "-"): if operatorBytes.count > 1 || !isStart { return false }
        default: return false
        }
      default: return false
      }
      ahead = lexed(from: ahead.end)
    }
  }

  /// True at a token that decides for type arguments before it.
  private var isBehindGenericArguments: Bool {
    switch token.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .end, .exclamation,
      .postfixQuestion, .colon:
      true
    case .binaryOperator: isOperator("&")
    case .leftParen, .leftSquare: !token.isAtLineStart
    default: false
    }
  }

  mutating func genericParameters() throws(Beyond) -> [GenericsSyntax.Parameter] {
    guard token.isOperator, takePrefix("<") else { return [] }
    var found: [GenericsSyntax.Parameter] = []
    repeat {
      if token.word == .each || token.word == .let { throw Beyond() }
      let name = try name()
      let hasBound = take(.colon)
      if hasBound, token.word == .capitalSelf { throw Beyond() }
      let bound = hasBound ? try bound() : nil
      found.append(GenericsSyntax.Parameter(name: name.text, inherited: bound, range: name.range))
    } while take(.comma)
    guard takePrefix(">") else { throw Beyond() }
    return found
  }

  /// Reads a type that has no attributes.
  private mutating func bound() throws(Beyond) -> TypeSyntax {
    if token.kind == .at || token.word == .inout { throw Beyond() }
    return try type()
  }

  mutating func whereClause() throws(Beyond) -> [RequirementSyntax] {
    guard take(.where) else { return [] }
    var found: [RequirementSyntax] = []
    repeat {
      let left = try bound()
      if token.kind == .binaryOperator, token.end == token.start + 2, matches("==", at: token.start) {
        advance()
        found.append(.sameType(left, try bound()))
      } else {
        try expect(.colon)
        found.append(.conformance(left, try bound()))
      }
    } while take(.comma)
    return found
  }

  // MARK: Effects

  struct Effects {
    var isAsync = false
    var isThrowing = false
    var isRethrowing = false
    var thrownType: TypeSyntax?
  }

  mutating func effects() throws(Beyond) -> Effects {
    var found = Effects()
    found.isAsync = take(.async)
    if take(.rethrows) {
      (found.isThrowing, found.isRethrowing) = (true, true)
    } else if take(.throws) {
      found.isThrowing = true
      if take(.leftParen) {
        found.thrownType = try type()
        try expect(.rightParen)
      }
    }
    // In the wrong order, or another.
    if token.word == .async && found.isThrowing && !token.isAtLineStart || token.word == .reasync { throw Beyond() }
    return found
  }
}
