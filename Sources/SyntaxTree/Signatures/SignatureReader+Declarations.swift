extension SignatureReader {
  mutating func declaration() throws(Beyond) -> Decl {
    skipSpace()
    let start = position
    var modifiers = Modifiers()
    while takeHere("@") {
      try attribute(&modifiers)
      skipSpace()
    }
    while true {
      let word = try name()
      switch word.text {
      case "static": modifiers.isStatic = true
      case "mutating": modifiers.isMutating = true
      case "nonmutating": break
      case "override": modifiers.isOverride = true
      case "required": modifiers.isRequired = true
      case "convenience": modifiers.isConvenience = true
      case "final": modifiers.isFinal = true
      case "open": modifiers.isOpen = true
      case "public": break
      case "indirect": modifiers.isIndirect = true
      case "nonisolated": modifiers.isNonisolated = true
      case "prefix", "postfix", "infix": modifiers.attributes.append((word.text, nil, nil))
      case "class" where ["func", "var", "subscript"].contains(wordAhead()): modifiers.isClassMember = true
      case "func": return try function(modifiers, start)
      case "init": return try initializer(modifiers, start, word.range)
      case "subscript": return try subscriptDeclaration(modifiers, start, word.range)
      case "var", "let": return try variable(isLet: word.text == "let", modifiers, start)
      case "case": return try enumCases(modifiers, start)
      case "struct": return try nominal(.structure, modifiers, start)
      case "class": return try nominal(.classType, modifiers, start)
      case "enum": return try nominal(.enumeration, modifiers, start)
      case "protocol": return try nominal(.protocolType, modifiers, start)
      case "extension": return try extensionDeclaration(modifiers, start)
      case "typealias": return try typeAlias(modifiers, start)
      case "associatedtype": return try associatedType(modifiers, start)
      default: throw Beyond()
      }
    }
  }

  private mutating func attribute(_ modifiers: inout Modifiers) throws(Beyond) {
    let name = try name().text
    // Others with a capital are property wrappers, macros or global actors.
    guard name.first?.isLowercase == true || name == "MainActor" else { throw Beyond() }
    var argument: String?
    if takeHere("(") {
      let start = position
      var isQuoted = false
      var depth = 1
      while depth > 0 {
        guard let byte = current else { throw Beyond() }
        switch byte {
        case UInt8(ascii: "\""): isQuoted.toggle()
        case UInt8(ascii: "("): depth += isQuoted ? 0 : 1
        case UInt8(ascii: ")"): depth -= isQuoted ? 0 : 1
        case UInt8(ascii: "\\"): throw Beyond()
        default: break
        }
        position += 1
      }
      argument = String(decoding: bytes[start..<position - 1], as: UTF8.self)
      end = position
    }
    modifiers.attributes.append((name, argument, nil))
  }

  // MARK: Functions

  private mutating func function(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    let (name, nameRange, isOperator) = try functionName()
    let generics = try genericParameters()
    let signature = try signature(name, generics, areLabelled: !isOperator)
    return Decl(.function(signature), modifiers: modifiers, range: range(from: start), nameRange: nameRange)
  }

  private mutating func functionName() throws(Beyond) -> (String, SourceRange, isOperator: Bool) {
    skipSpace()
    guard let byte = current else { throw Beyond() }
    if Self.isNameByte(byte) || byte == UInt8(ascii: "`") {
      let name = try name()
      return (name.text, name.range, false)
    }
    let start = position
    while let byte = current, Self.operatorBytes.contains(byte) { position += 1 }
    end = position
    guard position > start else { throw Beyond() }
    return (String(decoding: bytes[start..<position], as: UTF8.self), range(from: start), true)
  }

  private static let operatorBytes = Set("/=-+!*%<>&|^~?.".utf8)

  private mutating func initializer(
    _ modifiers: Modifiers, _ start: Int, _ keyword: SourceRange
  ) throws(Beyond) -> Decl {
    let isFailable = takeHere("?") || takeHere("!")
    let generics = try genericParameters()
    let signature = try signature("init", generics, areLabelled: true)
    return Decl(
      .initializer(signature, isFailable: isFailable), modifiers: modifiers, range: range(from: start),
      nameRange: keyword)
  }

  private mutating func signature(
    _ name: String, _ generics: [GenericsSyntax.Parameter], areLabelled: Bool
  ) throws(Beyond) -> FunctionSyntax {
    let parameters = try parameters(areLabelled: areLabelled)
    let effects = try effects()
    let result = take("-", ">") ? try type() : nil
    let requirements = try whereClause()
    return FunctionSyntax(
      name: name, generics: GenericsSyntax(parameters: generics, requirements: requirements), parameters: parameters,
      isThrowing: effects.isThrowing, isRethrowing: effects.isRethrowing, thrownType: effects.thrownType,
      isAsync: effects.isAsync, result: result, body: nil)
  }

  mutating func effects() throws(Beyond) -> (
    isAsync: Bool, isThrowing: Bool, isRethrowing: Bool, thrownType: TypeSyntax?
  ) {
    let isAsync = takeWord("async")
    if takeWord("rethrows") { return (isAsync, true, true, nil) }
    guard takeWord("throws") else { return (isAsync, false, false, nil) }
    guard takeHere("(") else { return (isAsync, true, false, nil) }
    let thrown = try type()
    try expect(")")
    return (isAsync, true, false, thrown)
  }

  /// `areLabelled` is false for subscripts and operators, whose single names are no labels.
  private mutating func parameters(areLabelled: Bool) throws(Beyond) -> [ParameterSyntax] {
    try expect("(")
    var found: [ParameterSyntax] = []
    while !take(")") {
      skipSpace()
      let start = position
      var attribute: WrapperSyntax?
      if takeHere("@") {
        let written = try type()
        if bytes[written.range.start] >= 65, bytes[written.range.start] <= 90 {
          attribute = WrapperSyntax(type: written, arguments: nil, range: range(from: start))
        }
      }
      let first = try name().text
      skipSpace()
      let second = current == UInt8(ascii: ":") ? nil : try name().text
      try expect(":")
      let type = try type()
      let isVariadic = try takeDots()
      let value = take("=") ? try value() : nil
      let isLast = !take(",")
      let parameter = ParameterSyntax(
        label: areLabelled || second != nil ? Self.label(first) : nil, name: second ?? first, type: type,
        isVariadic: isVariadic, defaultValue: value, range: range(from: start))
      parameter.attribute = attribute
      found.append(parameter)
      if isLast {
        try expect(")")
        break
      }
    }
    return found
  }

  /// `...` behind a type.
  mutating func takeDots() throws(Beyond) -> Bool {
    guard takeHere(".") else { return false }
    guard takeHere("."), takeHere(".") else { throw Beyond() }
    return true
  }

  // MARK: Properties and subscripts

  private mutating func variable(isLet: Bool, _ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    let name = try name()
    try expect(":")
    let type = try type()
    let accessors = try accessors()
    let binding = VariableSyntax.Binding(
      pattern: Pattern(.binding(name.text, isVariable: !isLet), name.range), type: type, initializer: nil,
      accessors: accessors, range: range(from: name.range.start))
    return Decl(
      .variable(VariableSyntax(isLet: isLet, bindings: [binding])), modifiers: modifiers, range: range(from: start),
      nameRange: name.range)
  }

  private mutating func subscriptDeclaration(
    _ modifiers: Modifiers, _ start: Int, _ keyword: SourceRange
  ) throws(Beyond) -> Decl {
    let generics = try genericParameters()
    let parameters = try parameters(areLabelled: false)
    guard take("-", ">") else { throw Beyond() }
    let result = try type()
    let requirements = try whereClause()
    guard let accessors = try accessors() else { throw Beyond() }
    return Decl(
      .subscriptDecl(
        SubscriptSyntax(
          generics: GenericsSyntax(parameters: generics, requirements: requirements), parameters: parameters,
          result: result, accessors: accessors)),
      modifiers: modifiers, range: range(from: start), nameRange: keyword)
  }

  /// `{ get set }`; nil where there are no braces.
  private mutating func accessors() throws(Beyond) -> AccessorsSyntax? {
    guard isBraceAhead, take("{") else { return nil }
    // Messages never point into the library's texts.
    let nowhere = SourceRange(file: file, start: 0, end: 0)
    let found = AccessorsSyntax(nowhere)
    while !take("}") {
      let isMutating = takeWord("mutating")
      let isNonmutating = takeWord("nonmutating")
      let isSetter = takeWord("set")
      guard isSetter || takeWord("get") else { throw Beyond() }
      let effects = try effects()
      let accessor = AccessorsSyntax.Accessor(
        body: nil, parameter: "newValue", isThrowing: effects.isThrowing, isAsync: effects.isAsync,
        isMutating: isMutating, isNonmutating: isNonmutating, keyword: nowhere)
      if isSetter { found.setter = accessor } else { found.getter = accessor }
    }
    return found
  }

  /// A `{` on the same line.
  private var isBraceAhead: Bool {
    var ahead = position
    while ahead < bytes.count, bytes[ahead] == 32 { ahead += 1 }
    return ahead < bytes.count && bytes[ahead] == UInt8(ascii: "{")
  }

  // MARK: Types

  private mutating func nominal(
    _ kind: NominalSyntax.Kind, _ modifiers: Modifiers, _ start: Int
  ) throws(Beyond) -> Decl {
    let name = try name()
    let parameters = try genericParameters()
    let inherited = try inheritance()
    let requirements = try whereClause()
    try expect("{")
    let members = try declarations()
    try expect("}")
    let isProtocol = kind == .protocolType
    return Decl(
      .nominal(
        NominalSyntax(
          kind: kind, name: name.text,
          generics: GenericsSyntax(parameters: isProtocol ? [] : parameters, requirements: requirements),
          primaryAssociatedTypes: isProtocol ? parameters.map(\.name) : [], inherited: inherited, members: members)),
      modifiers: modifiers, range: range(from: start), nameRange: name.range)
  }

  private mutating func extensionDeclaration(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    let type = try type()
    let inherited = try inheritance()
    let requirements = try whereClause()
    try expect("{")
    let members = try declarations()
    try expect("}")
    return Decl(
      .extensionDecl(ExtensionSyntax(type: type, inherited: inherited, requirements: requirements, members: members)),
      modifiers: modifiers, range: range(from: start), nameRange: type.range)
  }

  private mutating func inheritance() throws(Beyond) -> [TypeSyntax] {
    guard take(":") else { return [] }
    var found: [TypeSyntax] = []
    repeat {
      let written = try type()
      // `@unchecked Sendable`: the promise is the compiler's business.
      if case .attributed(_, let base) = written.kind { found.append(base) } else { found.append(written) }
    } while take(",")
    return found
  }

  private mutating func typeAlias(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    let name = try name()
    let parameters = try genericParameters()
    try expect("=")
    let type = try type()
    let requirements = try whereClause()
    return Decl(
      .typeAlias(
        name: name.text, generics: GenericsSyntax(parameters: parameters, requirements: requirements), type: type),
      modifiers: modifiers, range: range(from: start), nameRange: name.range)
  }

  private mutating func associatedType(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    let name = try name()
    let inherited = try inheritance()
    let standard = take("=") ? try type() : nil
    let requirements = try whereClause()
    return Decl(
      .associatedType(name: name.text, inherited: inherited, requirements: requirements, defaultType: standard),
      modifiers: modifiers, range: range(from: start), nameRange: name.range)
  }

  private mutating func enumCases(_ modifiers: Modifiers, _ start: Int) throws(Beyond) -> Decl {
    var found: [EnumCaseSyntax] = []
    var nameRange: SourceRange?
    var isLast = false
    while !isLast {
      let name = try name()
      nameRange = nameRange ?? name.range
      let payload = takeHere("(") ? try self.payload() : []
      let rawValue = take("=") ? try value() : nil
      isLast = !take(",")
      found.append(
        EnumCaseSyntax(name: name.text, payload: payload, rawValue: rawValue, range: range(from: name.range.start)))
    }
    guard let nameRange else { throw Beyond() }
    return Decl(.enumCases(found), modifiers: modifiers, range: range(from: start), nameRange: nameRange)
  }

  /// Reads the rest of a payload after its `(`.
  private mutating func payload() throws(Beyond) -> [ParameterSyntax] {
    var found: [ParameterSyntax] = []
    while !take(")") {
      skipSpace()
      let start = position
      let label = try labelAhead()
      let type = try type()
      let value = take("=") ? try value() : nil
      let isLast = !take(",")
      found.append(
        ParameterSyntax(
          label: label.flatMap(Self.label), name: label ?? "", type: type, isVariadic: false, defaultValue: value,
          range: range(from: start)))
      if isLast {
        try expect(")")
        break
      }
    }
    return found
  }
}
