/// Declarations.
extension SourceReader {
  /// True at the beginning of a declaration.
  func isAtDeclaration() throws(Beyond) -> Bool {
    if token.kind == .at { return true }
    if token.word.beginsDeclaration { return true }
    let following = next
    switch token.word {
    case .actor:
      guard following.kind == .name || following.kind == .at else { return false }
      if following.isAtLineStart || !following.isPlainName { throw Beyond() }
      return true
    case .macro: if following.kind == .name { throw Beyond() } else { return false }
    default: break
    }
    guard token.word.isContextualModifier else { return false }
    var ahead = following
    if ahead.kind == .leftParen {
      if token.word == .unowned || token.word == .nonisolated && next.start > token.end { throw Beyond() }
      switch token.word {
      case .nonisolated, .unowned, .package, .open: break
      default: return false
      }
      let argument = lexed(from: ahead.end)
      let closing = lexed(from: argument.end)
      guard argument.kind == .name, closing.kind == .rightParen else { return false }
      ahead = lexed(from: closing.end)
    }
    guard ahead.kind == .name || ahead.kind == .at else { return false }
    // Each of many such lines would be looked at from all lines before it.
    if ahead.isAtLineStart, ahead.word.isContextualModifier { throw Beyond() }
    var behind = self
    behind.token = ahead
    let isDeclaration = try behind.isAtDeclaration() || ahead.word == .case && token.word == .indirect
    if isDeclaration, ahead.isAtLineStart { throw Beyond() }
    return isDeclaration
  }

  /// Reads the members of a type up to the `}`.
  mutating func members() throws(Beyond) -> [Decl] {
    var found: [Decl] = []
    while token.kind != .rightBrace, token.kind != .end {
      found.append(try declaration(isMember: true))
      if take(.semicolon) { continue }
      guard token.isAtLineStart || token.kind == .rightBrace || token.kind == .end else { throw Beyond() }
    }
    return found
  }

  mutating func declaration(isMember: Bool) throws(Beyond) -> Decl {
    try descend()
    let outer = (isCondition, patternMode)
    (isCondition, patternMode) = (false, .none)
    let start = token.start
    let documentation = try documentation(from: end, to: start)
    var modifiers = try modifiers()
    modifiers.documentation = documentation
    if modifiers.isAsync, token.word != .let, token.word != .var { throw Beyond() }
    switch token.word {
    case .var, .let, .func, .subscript: break
    // A macro or a global actor.
    default: if !modifiers.wrappers.isEmpty { throw Beyond() }
    }
    let found = try declaration(modifiers, start, isMember)
    (isCondition, patternMode) = outer
    ascend()
    return found
  }

  private mutating func declaration(
    _ modifiers: Modifiers, _ start: Int, _ isMember: Bool
  ) throws(Beyond) -> Decl {
    let keyword = token
    switch keyword.word {
    case .var, .let: return try variable(modifiers, start)
    case .func:
      advance()
      return try function(modifiers, start)
    case .struct: return try nominal(.structure, modifiers, start)
    case .class: return try nominal(.classType, modifiers, start)
    case .actor: return try nominal(.classType, modifiers, start)
    case .enum: return try nominal(.enumeration, modifiers, start)
    case .protocol: return try nominal(.protocolType, modifiers, start)
    case .extension: return try extensionDeclaration(modifiers, start)
    case .typealias: return try typeAlias(modifiers, start)
    case .import: return try importDeclaration(modifiers, start)
    case .operator: return try operatorDeclaration(modifiers, start)
    case .precedencegroup: return try precedenceGroup(modifiers, start)
    default: break
    }
    guard isMember else { throw Beyond() }
    switch keyword.word {
    case .`init`: return try initializer(modifiers, start)
    case .deinit:
      advance()
      guard token.kind == .leftBrace else { throw Beyond() }
      let body = try block()
      return Decl(
        .deinitializer(body), modifiers: modifiers, range: range(from: start), nameRange: range(of: keyword))
    case .subscript: return try subscriptDeclaration(modifiers, start)
    case .case: return try enumCases(modifiers, start)
    case .associatedtype: return try associatedType(modifiers, start)
    default: throw Beyond()
    }
  }

  // MARK: Variables

  private mutating func variable(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    let isLet = token.word == .let
    advance()
    var bindings: [VariableSyntax.Binding] = []
    var nameRange: SourceRange?
    repeat {
      let bindingStart = token.start
      let pattern = try plainPattern(isVariable: !isLet)
      nameRange = nameRange ?? range(from: bindingStart)
      let type = take(.colon) ? try type() : nil
      let initializer = take(.equal) ? try expression(isWhole: true) : nil
      var accessors: AccessorsSyntax?
      if token.kind == .leftBrace {
        if token.isAtLineStart { throw Beyond() }
        accessors = try self.accessors()
      }
      let place = SourceRange(file: file, start: bindingStart, end: token.kind == .comma ? token.end : end)
      bindings.append(
        VariableSyntax.Binding(
          pattern: pattern, type: type, initializer: initializer, accessors: accessors, range: place))
    } while take(.comma)
    // Key-value observers are notified by accessors of their own.
    if modifiers.attribute("objc") != nil, isDynamic(modifiers) { throw Beyond() }
    return Decl(
      .variable(VariableSyntax(isLet: isLet, bindings: bindings)), modifiers: modifiers, range: range(from: start),
      nameRange: nameRange ?? range(from: start))
  }

  private func isDynamic(_ modifiers: Modifiers) -> Bool {
    file.isLibrary || modifiers.written.contains { $0.name == "dynamic" }
  }

  // MARK: Types

  private mutating func nominal(
    _ kind: NominalSyntax.Kind, _ modifiers: Modifiers, _ start: Int
  ) throws(Beyond) -> Decl {
    let isActor = token.word == .actor
    advance()
    let name = try name()
    let isProtocol = kind == .protocolType
    let parameters = try genericParameters()
    if isProtocol, parameters.contains(where: { $0.inherited != nil }) { throw Beyond() }
    let inherited = try inheritance()
    let requirements = try whereClause()
    let outer = allowsMissingBodies
    allowsMissingBodies = file.isLibrary || isProtocol
    try expect(.leftBrace)
    let members = try members()
    try expect(.rightBrace)
    allowsMissingBodies = outer
    let syntax = NominalSyntax(
      kind: kind, name: name.text,
      generics: GenericsSyntax(parameters: isProtocol ? [] : parameters, requirements: requirements),
      primaryAssociatedTypes: isProtocol ? parameters.map(\.name) : [], inherited: inherited, members: members)
    syntax.isActor = isActor
    return Decl(.nominal(syntax), modifiers: modifiers, range: range(from: start), nameRange: name.range)
  }

  private mutating func extensionDeclaration(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    advance()
    if token.kind != .name && token.kind != .leftSquare { throw Beyond() }
    let type = try type()
    let inherited = try inheritance()
    let requirements = try whereClause()
    try expect(.leftBrace)
    let members = try members()
    try expect(.rightBrace)
    return Decl(
      .extensionDecl(
        ExtensionSyntax(
          type: type, inherited: inherited, requirements: requirements, members: members, modifiers: modifiers)),
      modifiers: modifiers, range: range(from: start), nameRange: type.range)
  }

  private mutating func inheritance() throws(Beyond) -> [TypeSyntax] {
    guard take(.colon) else { return [] }
    var found: [TypeSyntax] = []
    repeat {
      if token.word == .class {
        let place = range(of: token)
        advance()
        found.append(TypeSyntax(.named([.init(name: "AnyObject", arguments: [], range: place)]), place))
        continue
      }
      let written = try type()
      // `@unchecked Sendable`: the promise is the compiler's business.
      if case .attributed(_, let base) = written.kind { found.append(base) } else { found.append(written) }
    } while take(.comma)
    return found
  }

  private mutating func typeAlias(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    advance()
    let name = try name()
    let parameters = try genericParameters()
    try expect(.equal)
    let type = try type()
    let requirements = try whereClause()
    return Decl(
      .typeAlias(
        name: name.text, generics: GenericsSyntax(parameters: parameters, requirements: requirements), type: type),
      modifiers: modifiers, range: range(from: start), nameRange: name.range)
  }

  private mutating func associatedType(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    advance()
    let name = try name()
    let inherited = try inheritance()
    let standard = take(.equal) ? try type() : nil
    let requirements = try whereClause()
    return Decl(
      .associatedType(name: name.text, inherited: inherited, requirements: requirements, defaultType: standard),
      modifiers: modifiers, range: range(from: start), nameRange: name.range)
  }

  private mutating func importDeclaration(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    advance()
    switch token.word {
    case .struct, .class, .enum, .protocol, .typealias, .func, .let, .var: advance()
    default: break
    }
    let pathStart = token.start
    var path: [String] = []
    repeat { path.append(try name().text) } while take(.period)
    return Decl(
      .importModule(path), modifiers: modifiers, range: range(from: start), nameRange: range(from: pathStart))
  }

  // MARK: Cases

  private mutating func enumCases(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    advance()
    var found: [EnumCaseSyntax] = []
    var nameRange: SourceRange?
    var isLast = false
    while !isLast {
      let name = try name()
      nameRange = nameRange ?? name.range
      let payload = token.kind == .leftParen ? try payload() : []
      let rawValue = take(.equal) ? try expression() : nil
      isLast = !take(.comma)
      found.append(
        EnumCaseSyntax(name: name.text, payload: payload, rawValue: rawValue, range: range(from: name.range.start)))
    }
    return Decl(
      .enumCases(found), modifiers: modifiers, range: range(from: start), nameRange: nameRange ?? range(from: start))
  }

  private mutating func payload() throws(Beyond) -> [ParameterSyntax] {
    advance()
    var found: [ParameterSyntax] = []
    while token.kind != .rightParen {
      let start = token.start
      var label: String?
      var name: String?
      if token.kind == .name {
        let following = next
        if following.kind == .colon {
          if token.word == .inout { throw Beyond() }
          label = text(of: token)
          advance()
          advance()
        } else if following.kind == .name, lexed(from: following.end).kind == .colon {
          if token.word != .none || following.word.isReserved { throw Beyond() }
          label = text(of: token)
          name = text(of: following)
          advance()
          advance()
          advance()
        }
      }
      let type = try type()
      let value = take(.equal) ? try enclosedExpression() : nil
      let isLast = !take(.comma)
      if !isLast, token.kind == .rightParen { throw Beyond() }
      found.append(
        ParameterSyntax(
          label: label.flatMap(Self.label), name: name ?? label ?? "", type: type, isVariadic: false,
          defaultValue: value, range: range(from: start)))
      if isLast { break }
    }
    try expect(.rightParen)
    return found
  }
}
