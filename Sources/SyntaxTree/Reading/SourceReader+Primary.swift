/// Names, literals, and expressions in brackets.
extension SourceReader {
  mutating func primary() throws(Beyond) -> Expr {
    let start = token.start
    switch token.kind {
    case .name: return try nameExpression()
    case .number: return try number()
    case .quote: return try string()
    case .dollar: return try dollarName()
    case .period:
      // An operator before the dot would be ambiguous.
      return try member(of: nil, start)
    case .leftParen: return try tuple()
    case .leftSquare: return try collection()
    case .leftBrace:
      if patternMode != .none { throw Beyond() }
      return try closureExpression()
    case .prefixOperator where bytes[start] == UInt8(ascii: "/"): return try regexLiteral()
    case .pound:
      if byte(at: start + 1) == UInt8(ascii: "/") { return try regexLiteral() }
      guard let word = directive(),
        ["function", "line", "file", "fileID", "filePath", "column"].contains(word)
      else { throw Beyond() }
      if token.kind == .leftParen || token.kind == .leftBrace || isOperator("<") { throw Beyond() }
      return Expr(.magicLiteral(word), range(from: start))
    default: throw Beyond()
    }
  }

  private mutating func nameExpression() throws(Beyond) -> Expr {
    let name = token
    switch name.word {
    case .true, .false:
      advance()
      return Expr(.booleanLiteral(name.word == .true), range(of: name))
    case .nil:
      advance()
      return Expr(.nilLiteral, range(of: name))
    case .capitalAny:
      advance()
      let component = TypeSyntax.Component(name: "Any", arguments: [], range: range(of: name))
      return typeExpression(TypeSyntax(.named([component]), range(of: name)))
    case .super:
      advance()
      guard token.kind == .period || token.kind == .leftSquare else { throw Beyond() }
      return Expr(.identifier("super", argumentLabels: nil, genericArguments: []), range(of: name))
    case .selfValue, .capitalSelf: break
    default: if name.word.isReserved { throw Beyond() }
    }
    if isWildcard(name) {
      advance()
      return Expr(.discard, range(of: name))
    }
    advance()
    if patternMode == .binding, isBindingPosition {
      if name.word == .capitalSelf { throw Beyond() }
      let arguments = try genericArgumentsInExpression()
      if !arguments.isEmpty {
        return Expr(
          .identifier(text(of: name), argumentLabels: nil, genericArguments: arguments), range(from: name.start))
      }
      return standIn(for: .name(text(of: name)), range(of: name))
    }
    let labels = try argumentLabels()
    let arguments = try genericArgumentsInExpression()
    return Expr(
      .identifier(text(of: name), argumentLabels: labels, genericArguments: arguments), range(from: name.start))
  }

  /// True if a name before the present token can be one that a pattern binds.
  private var isBindingPosition: Bool {
    token.kind != .period && token.kind != .leftParen && token.kind != .leftSquare
  }

  private mutating func dollarName() throws(Beyond) -> Expr {
    let name = text(token.start, token.end)
    let place = range(of: token)
    advance()
    if patternMode == .binding || isOperator("<") && end == token.start { throw Beyond() }
    if let index = Int(name.dropFirst()) {
      guard let innermost = shorthandCounts.last else { throw Beyond() }
      shorthandCounts[shorthandCounts.count - 1] = max(innermost, index + 1)
    }
    let labels = try argumentLabels()
    return Expr(.identifier(name, argumentLabels: labels, genericArguments: []), range(from: place.start))
  }

  // MARK: Literals

  private mutating func number() throws(Beyond) -> Expr {
    let start = token.start
    let digits = IntegerLiteral.withoutSeparators(text(start, token.end))
    let isHexadecimal = token.end > start + 1 && bytes[start + 1] == UInt8(ascii: "x")
    let isFraction = bytes[start..<token.end].contains {
      isHexadecimal ? $0 | 32 == UInt8(ascii: "p") : $0 == UInt8(ascii: ".") || $0 | 32 == UInt8(ascii: "e")
    }
    advance()
    return Expr(isFraction ? .floatLiteral(digits) : .integerLiteral(digits), range(from: start))
  }

  private mutating func tuple() throws(Beyond) -> Expr {
    let start = token.start
    let arguments = try callArguments(.rightParen)
    if arguments.count == 1, arguments[0].label.flatMap(Self.label) == nil {
      return Expr(.parenthesized(arguments[0].value), range(from: start))
    }
    return Expr(
      .tuple(arguments.map { Expr.TupleElement(label: $0.label.flatMap(Self.label), value: $0.value) }),
      range(from: start))
  }

  private mutating func collection() throws(Beyond) -> Expr {
    let start = token.start
    if patternMode == .binding { throw Beyond() }
    advance()
    let outer = (isCondition, patternMode)
    (isCondition, patternMode) = (false, .none)
    let kind = try elements()
    (isCondition, patternMode) = outer
    try expect(.rightSquare)
    return Expr(kind, range(from: start))
  }

  private mutating func elements() throws(Beyond) -> Expr.Kind {
    if token.kind == .rightSquare { return .arrayLiteral([]) }
    if take(.colon) { return .dictionaryLiteral([]) }
    let first = try expression()
    if take(.colon) {
      var pairs = [(key: first, value: try expression())]
      while take(.comma), token.kind != .rightSquare {
        let key = try expression()
        try expect(.colon)
        pairs.append((key, try expression()))
      }
      return .dictionaryLiteral(pairs)
    }
    var found = [first]
    while take(.comma), token.kind != .rightSquare { found.append(try expression()) }
    return .arrayLiteral(found)
  }

  // MARK: Key paths

  mutating func keyPath() throws(Beyond) -> Expr {
    let start = token.start
    advance()
    guard token.start == end else { throw Beyond() }
    var root: TypeSyntax?
    if token.kind == .name || token.kind == .leftSquare { root = try rootOfKeyPath() }
    guard token.kind == .period else { throw Beyond() }
    var components: [Expr.KeyPathComponent] = []
    while true {
      let place = token.start
      switch token.kind {
      case .period:
        guard end == token.start else { throw Beyond() }
        let ahead = next
        if components.isEmpty, ahead.kind == .leftSquare {
          advance()
          continue
        }
        advance()
        let name = token
        guard name.start == end, name.kind == .name || name.kind == .number else { throw Beyond() }
        if name.word == .deinit || name.word == .subscript || name.word == .`init` || isWildcard(name) {
          throw Beyond()
        }
        if ["Type", "Protocol"].contains(text(of: name)) { throw Beyond() }
        advance()
        if isOperator("<"), try mayCloseAngle() { throw Beyond() }
        components.append(name.word == .selfValue ? .selfPath : .member(text(of: name), range(of: name)))
      case .leftSquare where !token.isAtLineStart:
        let outer = patternMode
        patternMode = .none
        let arguments = try callArguments(.rightSquare)
        patternMode = outer
        components.append(.subscriptCall(arguments, range(from: place)))
      case .postfixQuestion:
        advance()
        components.append(.optionalChain)
      case .exclamation:
        advance()
        components.append(.forceUnwrap)
      case .leftParen, .leftBrace, .postfixOperator, .invalid, .pound:
        if components.isEmpty || !token.isAtLineStart && !(token.kind == .leftBrace && isCondition) { throw Beyond() }
        return Expr(.keyPath(root: root, components: components), range(from: start))
      default:
        // Operators of dots and marks are components.
        if components.isEmpty || token.isOperator && [46, 63, 33].contains(bytes[token.start]) { throw Beyond() }
        return Expr(.keyPath(root: root, components: components), range(from: start))
      }
    }
  }

  private mutating func rootOfKeyPath() throws(Beyond) -> TypeSyntax {
    let start = token.start
    if take(.leftSquare) {
      let first = try type()
      let value = take(.colon) ? try type() : nil
      try expect(.rightSquare)
      return TypeSyntax(value.map { .dictionary(first, $0) } ?? .array(first), range(from: start))
    }
    let name = token
    guard name.isPlainName || name.word == .capitalSelf, !isWildcard(name) else { throw Beyond() }
    advance()
    let arguments = isOperator("<") ? try genericArguments() : []
    let component = TypeSyntax.Component(name: text(of: name), arguments: arguments, range: range(of: name))
    return TypeSyntax(.named([component]), range(from: start))
  }
}
