/// Statements.
extension SourceReader {
  /// Reads statements up to a `}`, the end, or within a `switch` the next case.
  mutating func statements(ofCase isCase: Bool = false) throws(Beyond) -> [Stmt] {
    var found: [Stmt] = []
    while !isAtEndOfStatements(isCase) {
      found.append(try statement())
      if take(.semicolon) { continue }
      guard token.isAtLineStart || isAtEndOfStatements(isCase) else { throw Beyond() }
    }
    return found
  }

  private func isAtEndOfStatements(_ isCase: Bool) -> Bool {
    switch token.kind {
    case .rightBrace, .end: true
    case .name: isCase && (token.word == .case || token.word == .default)
    case .at: isCase && next.kind == .name && text(of: next) == "unknown"
    default: false
    }
  }

  mutating func block() throws(Beyond) -> Block {
    let start = token.start
    try expect(.leftBrace)
    let outer = (isCondition, patternMode)
    (isCondition, patternMode) = (false, .none)
    let statements = try statements()
    (isCondition, patternMode) = outer
    try expect(.rightBrace)
    return Block(statements, range(from: start))
  }

  /// Reads the block behind a condition, whose braces might be those of a closure.
  mutating func blockOfCondition() throws(Beyond) -> Block {
    let isOneLine = !next.isAtLineStart
    let found = try block()
    if isOneLine { try refuseClosureEnd() }
    return found
  }

  /// Throws at a token before which a `{ … }` would belong to the expression in front of it.
  private func refuseClosureEnd() throws(Beyond) {
    switch token.kind {
    case .leftBrace, .comma: throw Beyond()
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .postfixOperator, .binaryOperator, .invalid:
      if !token.isAtLineStart { throw Beyond() }
    default:
      if token.word == .where || (token.word == .is || token.word == .as) && !token.isAtLineStart { throw Beyond() }
    }
  }

  private mutating func statement() throws(Beyond) -> Stmt {
    try descend()
    let found = try unlimitedStatement()
    ascend()
    return found
  }

  private mutating func unlimitedStatement() throws(Beyond) -> Stmt {
    let start = token.start
    if token.kind == .at || token.kind == .name, try isAtDeclaration() {
      let found = try declaration(isMember: false)
      return Stmt(.declaration(found), found.range)
    }
    guard token.kind == .name, !token.isQuoted else { return try expressionStatement() }
    switch token.word {
    case .return: return try returned(start)
    case .throw:
      advance()
      let isDeclaration = try isAtDeclaration()
      if token.isAtLineStart || isDeclaration { throw Beyond() }
      let value = try expression(isWhole: true)
      return Stmt(.throwStatement(value), range(from: start))
    case .break, .continue:
      let isBreak = token.word == .break
      advance()
      var label: String?
      if token.isPlainName, !token.isAtLineStart {
        if try isAtDeclaration() { throw Beyond() }
        label = try name().text
      }
      return Stmt(isBreak ? .breakStatement(label) : .continueStatement(label), range(from: start))
    case .fallthrough:
      advance()
      return Stmt(.fallthroughStatement, range(from: start))
    case .defer:
      advance()
      let body = try block()
      return Stmt(.deferStatement(body), range(from: start))
    case .guard:
      advance()
      let conditions = try conditions()
      try expect(.else)
      let body = try block()
      return Stmt(.guardStatement(conditions, body), range(from: start))
    case .yield, .discard:
      let following = next
      guard following.kind == .period || following.kind == .equal else { throw Beyond() }
      return try expressionStatement()
    default: break
    }
    if let found = try labelled(nil, start) { return found }
    guard token.isPlainName, isBeforeColon else { return try expressionStatement() }
    let label = try name().text
    try expect(.colon)
    guard let found = try labelled(label, start) else { throw Beyond() }
    return found
  }

  /// Reads a statement that may have a label; nil where another one begins.
  private mutating func labelled(_ label: String?, _ whole: Int) throws(Beyond) -> Stmt? {
    let start = token.start
    let kind: Stmt.Kind
    switch token.word {
    case .if: kind = .ifStatement(try ifSyntax())
    case .switch: kind = .switchStatement(try switchSyntax())
    case .while:
      advance()
      let conditions = try conditions()
      kind = .whileStatement(conditions, try blockOfCondition())
    case .repeat:
      advance()
      guard token.kind == .leftBrace else { throw Beyond() }
      let body = try block()
      try expect(.while)
      kind = .repeatStatement(body, condition: try expression())
    case .for: kind = .forStatement(try forSyntax())
    case .do: kind = try doStatement()
    default: return nil
    }
    // `if … { } else { } as T` is an expression.
    if token.word == .as { throw Beyond() }
    return Stmt(kind, range(from: start), label: label)
  }

  private mutating func expressionStatement() throws(Beyond) -> Stmt {
    let start = token.start
    let value = try expression(isWhole: true)
    return Stmt(.expression(value), range(from: start))
  }

  private mutating func returned(_ start: Int) throws(Beyond) -> Stmt {
    advance()
    switch token.kind {
    case .rightBrace, .end, .semicolon: return Stmt(.returnStatement(nil), range(from: start))
    default:
      if token.word == .case || token.word == .default { return Stmt(.returnStatement(nil), range(from: start)) }
    }
    // A value may be on the next line, but rarely is.
    if token.isAtLineStart {
      let isName = token.kind == .name && (token.isQuoted || token.word == .none) && !isBeforeColon
      guard isName || token.kind == .leftSquare || token.kind == .period || token.kind == .quote else {
        throw Beyond()
      }
    }
    if token.kind == .name, try isAtDeclaration() { throw Beyond() }
    let value = try expression(isWhole: true)
    return Stmt(.returnStatement(value), range(from: start))
  }

  private mutating func doStatement() throws(Beyond) -> Stmt.Kind {
    advance()
    var thrown: TypeSyntax?
    if take(.throws) {
      try expect(.leftParen)
      thrown = try type()
      try expect(.rightParen)
    }
    let body = try block()
    var clauses: [CatchClause] = []
    while token.word == .catch { clauses.append(try catchClause()) }
    return .doStatement(body, thrown: thrown, catches: clauses)
  }

  private mutating func catchClause() throws(Beyond) -> CatchClause {
    let start = token.start
    advance()
    var items: [(pattern: Pattern, filter: Expr?)] = []
    while token.kind != .leftBrace {
      let itemStart = token.start
      let written = token.word == .where ? nil : try matchingPattern()
      let filter = try whereFilter(inCondition: true)
      let isLast = !take(.comma)
      if !isLast, token.kind == .leftBrace { throw Beyond() }
      let pattern = written ?? Pattern(.binding("error", isVariable: false), range(from: itemStart))
      items.append((pattern, filter))
      if isLast { break }
    }
    let body = items.isEmpty ? try block() : try blockOfCondition()
    return CatchClause(items: items, body: body, range: range(from: start))
  }

  // MARK: Loops

  private mutating func forSyntax() throws(Beyond) -> ForSyntax {
    advance()
    let isTry = take(.try)
    let isAwait = take(.await)
    let pattern: Pattern
    if take(.case) {
      pattern = try matchingPattern()
    } else if token.word == .var {
      let start = token.start
      advance()
      pattern = Pattern(try plainPattern(isVariable: true).kind, range(from: start))
    } else {
      pattern = try plainPattern(isVariable: false)
    }
    let type = take(.colon) ? try type() : nil
    try expect(.in)
    let outer = isCondition
    isCondition = true
    if token.kind == .leftBrace { throw Beyond() }
    let sequence = try expression()
    isCondition = outer
    let filter = try whereFilter(inCondition: true)
    let body = try blockOfCondition()
    return ForSyntax(
      pattern: pattern, type: type, sequence: sequence, filter: filter, body: body, isAwait: isAwait, isTry: isTry)
  }

  mutating func whereFilter(inCondition: Bool) throws(Beyond) -> Expr? {
    guard take(.where) else { return nil }
    let outer = isCondition
    isCondition = inCondition
    let filter = try expression()
    isCondition = outer
    return filter
  }

  // MARK: Branches

  mutating func ifSyntax() throws(Beyond) -> IfSyntax {
    try descend()
    let start = token.start
    try expect(.if)
    let conditions = try conditions()
    let then = try blockOfCondition()
    var otherwise: IfSyntax.Otherwise?
    if take(.else) {
      if token.word == .if {
        otherwise = .elseIf(try ifSyntax())
      } else {
        otherwise = .block(try block())
      }
    }
    ascend()
    return IfSyntax(conditions: conditions, then: then, otherwise: otherwise, range: range(from: start))
  }

  mutating func switchSyntax() throws(Beyond) -> SwitchSyntax {
    let start = token.start
    try expect(.switch)
    let outer = (isCondition, patternMode)
    (isCondition, patternMode) = (true, .none)
    if token.kind == .leftBrace { throw Beyond() }
    let subject = try expression()
    isCondition = false
    let isClosureLike = !next.isAtLineStart && next.word != .case
    try expect(.leftBrace)
    var cases: [SwitchSyntax.Case] = []
    while token.kind != .rightBrace { cases.append(try switchCase()) }
    if cases.isEmpty { throw Beyond() }
    advance()
    if isClosureLike { try refuseClosureEnd() }
    (isCondition, patternMode) = outer
    return SwitchSyntax(subject: subject, cases: cases, range: range(from: start))
  }

  private mutating func switchCase() throws(Beyond) -> SwitchSyntax.Case {
    let start = token.start
    if take(.at) {
      guard token.kind == .name, text(of: token) == "unknown" else { throw Beyond() }
      advance()
    }
    var items: [(pattern: Pattern, filter: Expr?)] = []
    if take(.case) {
      repeat {
        let pattern = try matchingPattern()
        items.append((pattern, try whereFilter(inCondition: false)))
      } while take(.comma)
    } else {
      try expect(.default)
    }
    try expect(.colon)
    let bodyStart = token.start
    let statements = try statements(ofCase: true)
    if statements.isEmpty { throw Beyond() }
    return SwitchSyntax.Case(
      items: items, body: Block(statements, range(from: bodyStart)), range: range(from: start))
  }

  // MARK: Conditions

  mutating func conditions() throws(Beyond) -> [Condition] {
    let outer = (isCondition, patternMode)
    (isCondition, patternMode) = (true, .none)
    var found: [Condition] = []
    repeat {
      if token.kind == .leftBrace { throw Beyond() }
      // A binding without its `let`.
      if case .optionalBinding? = found.last, token.kind == .name, next.kind == .equal { throw Beyond() }
      found.append(try condition())
    } while take(.comma)
    (isCondition, patternMode) = outer
    return found
  }

  private mutating func condition() throws(Beyond) -> Condition {
    let start = token.start
    if token.kind == .pound { return try availability() }
    switch token.word {
    case .case:
      advance()
      let pattern = try matchingPattern()
      let type = take(.colon) ? try type() : nil
      try expect(.equal)
      let value = try expression()
      return .pattern(pattern, type, value, range(from: start))
    case .let, .var:
      let isVariable = token.word == .var
      advance()
      let isName = token.kind == .name
      let pattern = try plainPattern(isVariable: isVariable, allowsSelf: true)
      let type = take(.colon) ? try type() : nil
      let value = take(.equal) ? try expression() : nil
      if value == nil {
        // `if let x`.
        guard isName, case .binding = pattern.kind else { throw Beyond() }
      }
      return .optionalBinding(pattern, type, value, range(from: start))
    default: return .expression(try expression())
    }
  }

  /// `#available(iOS 13, *)`.
  private mutating func availability() throws(Beyond) -> Condition {
    guard let word = directive(), word == "available" || word == "unavailable" else { throw Beyond() }
    try expect(.leftParen)
    try availabilityList()
    try expect(.rightParen)
    return .availability(word == "available")
  }

  /// Consumes platforms with versions, and `*`.
  mutating func availabilityList() throws(Beyond) {
    repeat {
      if token.isOperator, byte(at: token.start) == UInt8(ascii: "*"), token.end == token.start + 1 {
        advance()
        continue
      }
      guard token.isPlainName, !token.isQuoted else { throw Beyond() }
      advance()
      guard isVersion else { throw Beyond() }
      advance()
      if token.kind == .period {
        advance()
        guard isVersion else { throw Beyond() }
        advance()
      }
    } while take(.comma)
  }

  /// True at `13` and `13.1`.
  var isVersion: Bool {
    token.kind == .number && bytes[token.start..<token.end].allSatisfy { $0 == 46 || (48...57).contains($0) }
  }

  /// Consumes a `#` and the word behind it.
  mutating func directive() -> String? {
    guard token.kind == .pound, byte(at: token.start + 1) != UInt8(ascii: "#") else { return nil }
    let word = next
    guard word.kind == .name, word.start == token.end, !word.isQuoted else { return nil }
    advance()
    advance()
    return text(of: word)
  }
}
