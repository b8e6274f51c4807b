/// Operands with their members, calls, subscripts and postfix operators.
extension SourceReader {
  mutating func postfix() throws(Beyond) -> Expr {
    let start = token.start
    var chain = try primary()
    /// True if the chain contains a `?`.
    var binds = false
    while true {
      switch token.kind {
      case .period: chain = try member(of: chain, start, &binds)
      case .leftParen where !token.isAtLineStart:
        let callee = callee(chain, &binds)
        var arguments = try callArguments(.rightParen)
        if !isCondition, token.kind == .leftBrace, try isAtTrailingClosure() {
          try trailingClosures(into: &arguments)
        }
        chain = Expr(.call(callee: callee, arguments: arguments), range(from: start))
      case .leftSquare where !token.isAtLineStart:
        let outer = patternMode
        if outer == .binding { throw Beyond() }
        patternMode = .none
        var arguments = try callArguments(.rightSquare)
        patternMode = outer
        if !isCondition, token.kind == .leftBrace, try isAtTrailingClosure() {
          try trailingClosures(into: &arguments)
        }
        chain = Expr(.subscriptCall(base: chain, arguments: arguments), range(from: start))
      case .leftBrace where !chain.isLiteral:
        guard try isAtTrailingClosure() else { return finished(chain, binds) }
        let callee = callee(chain, &binds)
        var arguments: [Expr.Argument] = []
        try trailingClosures(into: &arguments)
        chain = Expr(.call(callee: callee, arguments: arguments), range(from: start))
        // Of a second closure it is uncertain what it belongs to.
        if token.kind == .leftBrace, !isCondition { throw Beyond() }
      case .postfixQuestion:
        advance()
        binds = true
        chain = Expr(.bindOptional(chain), range(from: start))
      case .exclamation:
        advance()
        chain = Expr(.forceUnwrap(chain), range(from: start))
      case .postfixOperator:
        if bytes[token.start] == UInt8(ascii: "/") || bytes[token.start] == UInt8(ascii: "?") { throw Beyond() }
        let name = text(token.start, token.end)
        advance()
        chain = Expr(.postfixOperator(name, chain), range(from: start))
      case .invalid: throw Beyond()
      case .pound where matches("#if", at: token.start): throw Beyond()
      default: return finished(chain, binds)
      }
    }
  }

  private func finished(_ chain: Expr, _ binds: Bool) -> Expr {
    binds ? Expr(.optionalChain(chain), chain.range) : chain
  }

  private func callee(_ chain: Expr, _ binds: inout Bool) -> Expr {
    guard let type = typeLiteral(chain, isCallee: true) else { return chain }
    binds = false
    return type
  }

  // MARK: Members

  private mutating func member(of base: Expr, _ start: Int, _ binds: inout Bool) throws(Beyond) -> Expr {
    var base = base
    if let type = typeLiteral(base, isCallee: false) {
      base = type
      binds = false
    }
    return try member(of: base, start)
  }

  /// Reads a dot and the name of a member.
  mutating func member(of base: Expr?, _ start: Int) throws(Beyond) -> Expr {
    advance()
    let name = token
    guard name.start == end else { throw Beyond() }
    switch name.kind {
    case .number:
      guard base != nil, bytes[name.start..<name.end].allSatisfy({ (48...57).contains($0) }) else { throw Beyond() }
    case .name:
      if name.word == .deinit || name.word == .subscript || isWildcard(name) { throw Beyond() }
    case .dollar: if (48...57).contains(bytes[name.start + 1]) { throw Beyond() }
    default: throw Beyond()
    }
    if base == nil, name.word == .selfValue { throw Beyond() }
    advance()
    let labels = name.kind == .number || name.word == .selfValue ? nil : try argumentLabels()
    // Behind a member without a base, `<` is an operator.
    let arguments = base == nil ? [] : try genericArgumentsInExpression()
    return Expr(
      .member(
        base: base, name: text(of: name), nameRange: range(of: name), argumentLabels: labels,
        genericArguments: arguments),
      range(from: start))
  }

  /// `(_:to:)` behind a function's name.
  mutating func argumentLabels() throws(Beyond) -> [String]? {
    guard token.kind == .leftParen, !token.isAtLineStart else { return nil }
    var ahead = lexed(from: token.end)
    var labels: [String] = []
    while ahead.kind == .name {
      let colon = lexed(from: ahead.end)
      guard colon.kind == .colon else { return nil }
      if ahead.word == .inout { throw Beyond() }
      labels.append(text(of: ahead))
      ahead = lexed(from: colon.end)
    }
    guard ahead.kind == .rightParen, !labels.isEmpty else { return nil }
    token = ahead
    advance()
    return labels
  }

  // MARK: Arguments

  /// Reads arguments with their brackets.
  mutating func callArguments(_ closing: SourceToken.Kind) throws(Beyond) -> [Expr.Argument] {
    advance()
    let outer = isCondition
    isCondition = false
    let arguments = try argumentList(closing)
    isCondition = outer
    try expect(closing)
    return arguments
  }

  mutating func argumentList(_ closing: SourceToken.Kind) throws(Beyond) -> [Expr.Argument] {
    var arguments: [Expr.Argument] = []
    if token.kind == closing { return arguments }
    repeat {
      var label: String?
      var labelRange: SourceRange?
      if token.kind == .name, isBeforeColon {
        if token.word == .inout { throw Beyond() }
        label = text(of: token)
        labelRange = range(of: token)
        advance()
        try expect(.colon)
      }
      arguments.append(Expr.Argument(label: label, labelRange: labelRange, value: try argumentValue()))
    } while take(.comma) && token.kind != closing
    return arguments
  }

  private mutating func argumentValue() throws(Beyond) -> Expr {
    if token.kind == .binaryOperator {
      let following = next.kind
      guard following == .comma || following == .rightParen || following == .rightSquare,
        bytes[token.start] != UInt8(ascii: "/") || isOnlySlash
      else { throw Beyond() }
      let place = range(of: token)
      let name = text(token.start, token.end)
      advance()
      return Expr(.identifier(name, argumentLabels: nil, genericArguments: []), place)
    }
    if patternMode == .none { return try expression() }
    if let pattern = try patternInExpression() { return pattern }
    return try sequence(isWhole: false)
  }

  /// True if no regular expression can begin with the slash ahead.
  private var isOnlySlash: Bool {
    !bytes[token.end...].prefix { $0 != 10 }.contains(UInt8(ascii: "/"))
  }

  // MARK: Trailing closures

  /// True if the `{` ahead begins a closure that the call before it is given.
  private func isAtTrailingClosure() throws(Beyond) -> Bool {
    let following = next
    if following.word == .willSet || following.word == .didSet { return false }
    if following.word == .case || following.word == .default { return false }
    if isCondition {
      // A closure is one whose `}` is followed by what continues the expression, which is seen behind the block.
      return false
    }
    if following.kind == .at {
      let name = lexed(from: following.end)
      let behind = lexed(from: name.end)
      guard name.kind == .name, behind.word == .in || behind.kind == .leftParen || behind.kind == .leftSquare else {
        throw Beyond()
      }
    }
    switch following.word {
    case .get, .set, ._read, ._modify, .mutating, .nonmutating, .`init`:
      let behind = lexed(from: following.end)
      guard behind.kind == .period || behind.kind == .equal || behind.kind == .comma || behind.word == .in else {
        throw Beyond()
      }
    default: break
    }
    return true
  }

  private mutating func trailingClosures(into arguments: inout [Expr.Argument]) throws(Beyond) {
    let outer = patternMode
    if outer != .none { throw Beyond() }
    arguments.append(Expr.Argument(label: nil, value: try closureExpression(), isTrailing: true))
    while token.kind == .name, token.word != .default, token.word != .inout, isBeforeColon {
      let colon = next
      guard lexed(from: colon.end).kind == .leftBrace else { break }
      let label = token
      advance()
      advance()
      arguments.append(
        Expr.Argument(
          label: Self.label(text(of: label)), labelRange: range(of: label), value: try closureExpression(),
          isTrailing: true))
    }
  }
}

extension Expr {
  /// True for a literal, behind which there is no closure.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .arrayLiteral,
      .dictionaryLiteral:
      true
    default: false
    }
  }
}
