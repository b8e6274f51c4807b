/// Functions, initializers, subscripts and accessors.
extension SourceReader {
  mutating func function(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    let nameToken = token
    let name: String
    let isOperator = token.isOperator
    if isOperator {
      // `==<T>` is two tokens.
      let behind = byte(at: token.end)
      if bytes[token.end - 1] == UInt8(ascii: "<"), behind != 32, behind != UInt8(ascii: "(") { throw Beyond() }
      name = text(token.start, token.end)
      advance()
    } else {
      name = try self.name().text
    }
    let function = try signature(name, isOperator: isOperator)
    function.lacksOperatorDeclaration =
      isOperator && !file.isLibrary && !operators.isInfix(name) && !operators.isPrefix(name)
      && !operators.isPostfix(name)
    return Decl(
      .function(function), modifiers: modifiers, range: range(from: start), nameRange: range(of: nameToken))
  }

  mutating func initializer(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    let keyword = token
    advance()
    let isFailable = take(.postfixQuestion) || take(.exclamation)
    let function = try signature("init", isOperator: false, returnsNil: isFailable)
    return Decl(
      .initializer(function, isFailable: isFailable), modifiers: modifiers, range: range(from: start),
      nameRange: range(of: keyword))
  }

  private mutating func signature(
    _ name: String, isOperator: Bool, returnsNil: Bool = false
  ) throws(Beyond) -> FunctionSyntax {
    let generics = try genericParameters()
    let parameters = try parameters(areLabelled: !isOperator)
    let effects = try effects()
    var result: TypeSyntax?
    if token.kind == .arrow {
      if name == "init" { throw Beyond() }
      advance()
      result = try type()
    }
    let requirements = try whereClause()
    var body: Block?
    if token.kind == .leftBrace {
      body = try block()
      if returnsNil, let written = body { body = Self.returningNil(written) }
    } else if !allowsMissingBodies {
      throw Beyond()
    }
    return FunctionSyntax(
      name: name, generics: GenericsSyntax(parameters: generics, requirements: requirements), parameters: parameters,
      isThrowing: effects.isThrowing, isRethrowing: effects.isRethrowing, thrownType: effects.thrownType,
      isAsync: effects.isAsync, result: result, body: body)
  }

  /// `init?(…) { nil }`: an only expression is returned.
  private static func returningNil(_ block: Block) -> Block {
    guard block.statements.count == 1, case .expression(let expr) = block.statements[0].kind,
      case .nilLiteral = expr.kind
    else { return block }
    return Block([Stmt(.returnStatement(expr), block.statements[0].range)], block.range)
  }

  /// `areLabelled` is false for subscripts and operators, whose single names are no labels.
  private mutating func parameters(areLabelled: Bool) throws(Beyond) -> [ParameterSyntax] {
    try expect(.leftParen)
    var found: [ParameterSyntax] = []
    while token.kind != .rightParen {
      let start = token.start
      let attribute = token.kind == .at ? try parameterAttribute() : nil
      let first = try parameterName()
      let second = token.kind == .colon ? nil : try parameterName()
      try expect(.colon)
      let type = try type(allowsInout: true)
      let isVariadic = isAtEllipsis
      if isVariadic { advance() }
      let value = take(.equal) ? try expression() : nil
      let isLast = !take(.comma)
      if !isLast, token.kind == .rightParen { throw Beyond() }
      let parameter = ParameterSyntax(
        label: areLabelled || second != nil ? Self.label(first) : nil, name: second ?? first, type: type,
        isVariadic: isVariadic, defaultValue: value, range: range(from: start))
      parameter.attribute = attribute
      found.append(parameter)
      if isLast { break }
    }
    try expect(.rightParen)
    return found
  }

  /// Consumes a name that may be a keyword as well, as labels are.
  private mutating func parameterName() throws(Beyond) -> String {
    guard token.kind == .name, token.word != .inout, token.word != .isolated else {
      throw Beyond()
    }
    let name = text(of: token)
    advance()
    return name
  }

  /// Reads a result builder or a property wrapper before a parameter.
  private mutating func parameterAttribute() throws(Beyond) -> WrapperSyntax {
    let start = token.start
    advance()
    guard token.kind == .name, token.start == end, (65...90).contains(bytes[token.start]) else { throw Beyond() }
    let type = try attributeName()
    var arguments: [Expr.Argument]?
    if token.kind == .leftParen {
      if token.start != end { throw Beyond() }
      arguments = try callArguments(.rightParen)
    }
    let made = WrapperSyntax(type: type, arguments: arguments, range: range(from: start))
    if token.kind == .at { throw Beyond() }
    return made
  }

  mutating func subscriptDeclaration(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    let keyword = token
    advance()
    let generics = try genericParameters()
    let parameters = try parameters(areLabelled: false)
    try expect(.arrow)
    let result = try type()
    let requirements = try whereClause()
    guard token.kind == .leftBrace else { throw Beyond() }
    let accessors = try accessors()
    return Decl(
      .subscriptDecl(
        SubscriptSyntax(
          generics: GenericsSyntax(parameters: generics, requirements: requirements), parameters: parameters,
          result: result, accessors: accessors)),
      modifiers: modifiers, range: range(from: start), nameRange: range(of: keyword))
  }

  // MARK: Accessors

  /// Returns a place that is used in messages only; the library's own texts need none.
  private func toldPlace(_ range: SourceRange) -> SourceRange {
    file.isLibrary ? SourceRange(file: file, start: 0, end: 0) : range
  }

  mutating func accessors() throws(Beyond) -> AccessorsSyntax {
    let start = token.start
    let brace = range(of: token)
    guard try isAtAccessor(next) else {
      // A getter without the keyword.
      let body = try block()
      if body.statements.isEmpty { throw Beyond() }
      let found = AccessorsSyntax(toldPlace(body.range))
      found.getter = AccessorsSyntax.Accessor(body: body, parameter: "newValue", keyword: toldPlace(brace))
      return found
    }
    advance()
    var read: [(word: Word, accessor: AccessorsSyntax.Accessor)] = []
    while token.kind != .rightBrace { read.append(try accessor()) }
    advance()
    let found = AccessorsSyntax(toldPlace(range(from: start)))
    // Bodies are left out only by protocols, and by all.
    guard Set(read.map(\.word)).count == read.count,
      read.allSatisfy({ ($0.accessor.body == nil) == (read[0].accessor.body == nil) })
    else { throw Beyond() }
    for (word, accessor) in read {
      switch word {
      case .get: found.getter = accessor
      case .set: found.setter = accessor
      case .willSet: found.willSet = accessor
      default: found.didSet = accessor
      }
    }
    return found
  }

  private static let rareAccessors: Set<String> = [
    "unsafeAddress", "unsafeMutableAddress", "addressWithOwner", "addressWithNativeOwner", "mutableAddressWithOwner",
    "mutableAddressWithNativeOwner", "read", "modify", "borrow", "mutate", "__consuming", "__owned", "__shared",
  ]

  /// True if an accessor begins with a token behind a `{`.
  private func isAtAccessor(_ first: SourceToken) throws(Beyond) -> Bool {
    let behind = lexed(from: first.end)
    switch first.word {
    case .get, .set, .willSet, .didSet:
      switch behind.kind {
      case .leftBrace, .rightBrace: return true
      case .leftParen where first.word != .get:
        let name = lexed(from: behind.end)
        let closing = lexed(from: name.end)
        guard name.isPlainName, closing.kind == .rightParen, lexed(from: closing.end).kind == .leftBrace else {
          throw Beyond()
        }
        return true
      case .name:
        switch behind.word {
        case .get, .set, .async, .throws, .mutating, .nonmutating: return true
        default: throw Beyond()
        }
      default: throw Beyond()
      }
    case .mutating, .nonmutating:
      guard behind.word == .get || behind.word == .set else { throw Beyond() }
      return true
    case ._read, ._modify, .`init`, .borrowing, .consuming: throw Beyond()
    default:
      if first.kind == .at || first.kind == .name && Self.rareAccessors.contains(text(of: first)) { throw Beyond() }
      return false
    }
  }

  private mutating func accessor() throws(Beyond) -> (word: Word, accessor: AccessorsSyntax.Accessor) {
    guard try isAtAccessor(token) else { throw Beyond() }
    let isMutating = take(.mutating)
    let isNonmutating = !isMutating && take(.nonmutating)
    let keyword = token
    guard keyword.word == .get || keyword.word == .set || keyword.word == .willSet || keyword.word == .didSet else {
      throw Beyond()
    }
    advance()
    var parameter = keyword.word == .didSet ? "oldValue" : "newValue"
    if token.kind == .leftParen {
      advance()
      parameter = try name().text
      try expect(.rightParen)
    }
    let effects = try effects()
    if effects.isRethrowing || (effects.isAsync || effects.isThrowing) && keyword.word != .get { throw Beyond() }
    if effects.thrownType != nil { throw Beyond() }
    let body = token.kind == .leftBrace ? try block() : nil
    return (
      keyword.word,
      AccessorsSyntax.Accessor(
        body: body, parameter: parameter, isThrowing: effects.isThrowing, isAsync: effects.isAsync,
        isMutating: isMutating, isNonmutating: isNonmutating, keyword: toldPlace(range(of: keyword)))
    )
  }
}
