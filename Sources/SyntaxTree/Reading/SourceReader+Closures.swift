/// Closures.
extension SourceReader {
  mutating func closureExpression() throws(Beyond) -> Expr {
    try descend()
    let closure = try closure()
    ascend()
    return Expr(.closure(closure), closure.range)
  }

  private struct Signature {
    var captures: [ClosureSyntax.Capture] = []
    var parameters: [ClosureSyntax.Parameter]?
    var effects = Effects()
    var result: TypeSyntax?
    var isMainActor = false
  }

  private mutating func closure() throws(Beyond) -> ClosureSyntax {
    let start = token.start
    let openingBrace = range(of: token)
    try expect(.leftBrace)
    let outer = (isCondition, patternMode)
    (isCondition, patternMode) = (false, .none)
    let signature = try isAtSignature() ? signature() : Signature()
    shorthandCounts.append(0)
    let statements = try statements()
    let count = shorthandCounts.removeLast()
    (isCondition, patternMode) = outer
    try expect(.rightBrace)
    let whole = range(from: start)
    let made = ClosureSyntax(
      captures: signature.captures, parameters: signature.parameters, result: signature.result,
      isThrowing: signature.effects.isThrowing, thrownType: signature.effects.thrownType,
      isAsync: signature.effects.isAsync, body: Block(statements, whole), shorthandCount: count, range: whole,
      openingBrace: openingBrace)
    made.isMainActor = signature.isMainActor
    return made
  }

  /// True if parameters, or what else may be before an `in`, begin.
  private func isAtSignature() -> Bool {
    switch token.kind {
    case .at: return true
    case .name:
      guard token.isPlainName else { return false }
      let following = next
      return following.kind == .comma || following.kind == .arrow || following.word == .in
        || following.word == .throws || following.word == .async && !following.isAtLineStart
    case .leftParen, .leftSquare:
      guard var ahead = tokenBehindBrackets(from: token) else { return false }
      if token.kind == .leftSquare {
        if ahead.kind == .leftParen {
          guard let behind = tokenBehindBrackets(from: ahead) else { return false }
          ahead = behind
        } else if ahead.isPlainName {
          let following = lexed(from: ahead.end)
          if following.kind == .comma || following.word == .in || following.kind == .arrow { return true }
        }
      }
      return ahead.word == .in || ahead.kind == .arrow || ahead.word == .throws
        || ahead.word == .async && !ahead.isAtLineStart
    default: return false
    }
  }

  /// Returns the token behind brackets; nil where they do not match.
  private func tokenBehindBrackets(from opening: SourceToken) -> SourceToken? {
    var depth = 0
    var ahead = opening
    while true {
      switch ahead.kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .quote:
        guard let end = endOfPlainString(at: ahead.start) else { return nil }
        ahead = lexed(from: end)
        continue
      case .end, .invalid: return nil
      default: break
      }
      ahead = lexed(from: ahead.end)
      if depth == 0 { return ahead }
    }
  }

  private mutating func signature() throws(Beyond) -> Signature {
    var found = Signature()
    if take(.at) {
      guard token.kind == .name, text(of: token) == "MainActor" || text(of: token) == "Sendable", token.start == end
      else { throw Beyond() }
      found.isMainActor = text(of: token) == "MainActor"
      let nameEnd = token.end
      advance()
      // Arguments of the attribute.
      if token.kind == .leftParen, token.start == nameEnd { throw Beyond() }
    }
    if take(.leftSquare) {
      while token.kind != .rightSquare {
        found.captures.append(try capture())
        if bytes[end - 1] != UInt8(ascii: ",") { break }
      }
      try expect(.rightSquare)
    }
    if token.kind == .leftParen {
      found.parameters = try parameters()
    } else if token.isPlainName {
      var names: [ClosureSyntax.Parameter] = []
      repeat {
        let name = try nameOrWildcard()
        names.append(ClosureSyntax.Parameter(name: name.text, type: nil, range: name.range))
      } while take(.comma)
      found.parameters = names
    }
    found.effects = try effects()
    let hasEffects = found.effects.isAsync || found.effects.isThrowing
    if found.effects.isRethrowing || found.parameters == nil && (hasEffects || token.kind == .arrow) { throw Beyond() }
    if take(.arrow) { found.result = try type() }
    try expect(.in)
    return found
  }

  private mutating func parameters() throws(Beyond) -> [ClosureSyntax.Parameter] {
    advance()
    var found: [ClosureSyntax.Parameter] = []
    while token.kind != .rightParen {
      let first = try nameOrWildcard()
      let second = token.isPlainName ? try nameOrWildcard() : nil
      let inner = second ?? first
      let type = take(.colon) ? try type(allowsInout: true) : nil
      if second != nil, type == nil { throw Beyond() }
      let isVariadic = isAtEllipsis
      if isVariadic { advance() }
      found.append(
        ClosureSyntax.Parameter(name: inner.text, type: type, isVariadic: isVariadic, range: inner.range))
      if !take(.comma) { break }
      if token.kind == .rightParen { throw Beyond() }
    }
    try expect(.rightParen)
    return found
  }

  private mutating func capture() throws(Beyond) -> ClosureSyntax.Capture {
    let start = token.start
    var strength = ClosureSyntax.CaptureStrength.strong
    if token.word == .weak || token.word == .unowned {
      let isWeak = token.word == .weak
      let following = next
      if following.kind == .name {
        strength = isWeak ? .weak : .unowned
        advance()
      } else {
        throw Beyond()
      }
    }
    let isSelf = token.word == .selfValue
    let name: (text: String, range: SourceRange)
    if isSelf {
      name = ("self", range(of: token))
      advance()
    } else {
      name = try self.name()
    }
    let value = take(.equal) ? try expression() : nil
    _ = take(.comma)
    return ClosureSyntax.Capture(
      strength: strength, name: name.text, value: value, range: range(from: start), nameRange: name.range)
  }
}
