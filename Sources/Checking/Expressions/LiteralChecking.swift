import SyntaxTree
import Types

/// Literals take their type from where they stand, or their default at the end of the statement.
extension Checker {
  func checkLiteral(_ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    switch expr.kind {
    case .integerLiteral(let digits):
      guard let value = IntegerLiteral.value(digits) else {
        throw failure(ExpressionDiagnostic.integerOverflow(value: digits, type: "Int"), at: expr.range)
      }
      return make(.integer(value), literalType(.integer, expecting: expected), expr.range)
    case .floatLiteral(let digits):
      guard let value = Double(IntegerLiteral.withoutSeparators(digits)) else {
        fatalError("the parser admits literals that Double reads")
      }
      if isThorough, value.isSubnormal {
        warn(WarningDiagnostic.floatUnderflow(value: digits), at: expr.range)
      }
      return make(.double(value), literalType(.float, expecting: expected), expr.range)
    case .booleanLiteral(let value):
      return make(.boolean(value), ownType(.boolean, expecting: expected) ?? universe.bool, expr.range)
    case .nilLiteral:
      if let expected, expected.head.optionalPayload != nil { return make(.nilLiteral, expected, expr.range) }
      if let own = ownType(.nilLiteral, expecting: expected) { return make(.nilLiteral, own, expr.range) }
      // A type parameter that nil can stand for: only optionals can.
      if let expected, case .parameter = universe.simplified(expected, assuming: requirements).head,
        accepts(expected, .nilLiteral)
      {
        return make(.nilLiteral, expected, expr.range)
      }
      if let expected, expected.isVoid, context.isClosure {
        throw failure(
          ConversionDiagnostic.nilAsVoid(result: context.namesVoid ? "Void" : "()"), at: expr.range)
      }
      if let expected, !expected.isVariable, !expected.isAny {
        throw failure(ConversionDiagnostic.nilMismatch(wanted: settled(expected), role: .expected), at: expr.range)
      }
      return make(.nilLiteral, freshVariable(literal: .nilLiteral), expr.range)
    case .magicLiteral(let name): return try checkMagic(name, expr, expecting: expected)
    case .stringLiteral(let segments): return try checkString(segments, expr, expecting: expected)
    case .arrayLiteral(let elements): return try checkArray(elements, expr, expecting: expected)
    case .dictionaryLiteral(let pairs): return try checkDictionary(pairs, expr, expecting: expected)
    default: throw failure("internal error: not a literal", at: expr.range)
    }
  }

  /// The wanted type where it is one of the user's own that makes itself from such a literal.
  private func ownType(_ literal: LiteralKind, expecting expected: Type?) -> Type? {
    guard var wanted = expected.map({ universe.simplified($0, assuming: requirements) }) else { return nil }
    while let payload = wanted.optionalPayload { wanted = universe.simplified(payload, assuming: requirements) }
    guard case .nominal(let decl, _) = wanted,
      !decl.isNative || literal == .dictionary && decl.name != "Dictionary"
        || literal == .boolean && decl.name != "Bool",
      accepts(wanted, literal)
    else { return nil }
    score.nonDefaultLiterals += 1
    return wanted
  }

  private func literalType(_ literal: LiteralKind, expecting expected: Type?) -> Type {
    if let expected {
      var wanted = universe.simplified(expected, assuming: requirements)
      while let payload = wanted.optionalPayload { wanted = universe.simplified(payload, assuming: requirements) }
      if !wanted.isVariable, accepts(wanted, literal) {
        if let standard = defaultType(of: literal), !Type.same(standard, wanted) { score.nonDefaultLiterals += 1 }
        return wanted
      }
    }
    return freshVariable(literal: literal)
  }

  private func checkMagic(_ name: String, _ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    let site = callSite?.argumentsStart() ?? expr.range
    switch name {
    case "line": return make(.integer(Int128(site.line)), literalType(.integer, expecting: expected), expr.range)
    case "column": return make(.integer(Int128(site.column)), literalType(.integer, expecting: expected), expr.range)
    case "function": return make(.string(functionName), placeType(expecting: expected), expr.range)
    case "file", "fileID", "filePath":
      let file = site.fileName
      let text = name == "filePath" ? file : "main/" + (file.split(separator: "/").last.map(String.init) ?? file)
      return make(.string(text), placeType(expecting: expected), expr.range)
    default: throw failure(SyntaxDiagnostic.unsupported(construct: "'#\(name)'"), at: expr.range)
    }
  }

  /// `#file` and `#function` are texts of whatever type can be written as one.
  private func placeType(expecting expected: Type?) -> Type {
    guard var wanted = expected.map({ universe.simplified($0, assuming: requirements) }) else { return universe.string }
    while let payload = wanted.optionalPayload { wanted = universe.simplified(payload, assuming: requirements) }
    return !wanted.isVariable && !wanted.isNominal("Character") && accepts(wanted, .string) ? wanted : universe.string
  }

  /// Value of `#function` here.
  private var functionName: String {
    var here: FunctionContext? = context
    while let current = here {
      if let function = current.function {
        switch function.kind {
        case .initializer: return "init(\(function.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
        case .deinitializer: return "deinit"
        default: return function.fullName
        }
      }
      here = current.parent
    }
    return "main"
  }

  private func checkString(_ segments: [Expr.StringSegment], _ expr: Expr, expecting expected: Type?) throws
    -> CheckedExpr
  {
    var plain = ""
    var isPlain = true
    for segment in segments {
      if case .text(let text) = segment { plain += text } else { isPlain = false }
    }
    if isPlain {
      let kind: LiteralKind = plain.count == 1 ? .character : .string
      if let expected {
        var wanted = universe.simplified(expected, assuming: requirements)
        while let payload = wanted.optionalPayload { wanted = universe.simplified(payload, assuming: requirements) }
        if kind == .character, wanted.isNominal("Character") {
          return make(.character(Character(plain)), wanted, expr.range)
        }
        if !wanted.isVariable, !wanted.isNominal("Character"), accepts(wanted, .string) {
          return make(.string(plain), wanted, expr.range)
        }
      }
      return make(.string(plain), freshVariable(literal: kind), expr.range)
    }
    return try checkInterpolated(segments, expr, expecting: expected)
  }

  private func checkArray(_ elements: [Expr], _ expr: Expr, expecting expected: Type?) throws -> CheckedExpr {
    if elements.count == 1, let type = try? namedType(expr) {
      return bareType(type, expr)
    }
    // The type found for mixed elements without an expected type is no longer valid.
    if !mixedLiterals.isEmpty { mixedLiterals[ObjectIdentifier(expr)] = nil }
    var wanted = expected.map { universe.simplified($0, assuming: requirements) }
    while let payload = wanted?.optionalPayload { wanted = universe.simplified(payload, assuming: requirements) }
    if let wanted, wanted.isNominal("Dictionary"), !elements.isEmpty {
      throw failure(
        ExpressionDiagnostic.arrayLiteralOfDictionary(type: settled(wanted)), at: expr.range,
        notes: [Diagnostic.Note("did you mean to use a dictionary literal instead?")])
    }
    var elementType: Type?
    var collection: Type?
    if let wanted, case .nominal(let decl, let arguments) = wanted {
      if decl.isNative, decl.name == "Array" || decl.name == "Set" || decl.name == "ArraySlice" {
        elementType = arguments[0]
        collection = wanted
      } else if accepts(wanted, .array) {
        elementType = universe.memberType("ArrayLiteralElement", of: wanted, assuming: requirements)
        collection = wanted
      }
    } else if let wanted, case .existential(let protocols) = wanted,
      let sequence = protocols.first, let argument = sequence.arguments.first
    {
      elementType = argument
    } else if elements.isEmpty, wanted?.isAny == true {
      // Nothing says what is in it, and nothing is.
      elementType = .any
    } else if let wanted {
      elementType = requiredElement(of: wanted)
    }
    // `[.small, .large].forEach(show)`: what is done with them says what they are.
    if elementType == nil, elements.contains(where: isRootedImplicitly) { elementType = freshVariable() }
    let (values, type) =
      elements.isEmpty
      ? ([], elementType ?? freshVariable())
      : try join(
        elements, expecting: elementType, whole: expr.range,
        mixed: { self.mixedLiterals[ObjectIdentifier(expr)] = "[\($0)]" },
        mismatch: { [elementType] _, other in
          ConversionDiagnostic.mismatch(given: other, wanted: self.settled(elementType ?? other), role: .element)
        })
    if collection?.isNominal("Set") == true, elementType?.hasVariables == true,
      let mixed = mixedLiterals[ObjectIdentifier(expr)]
    {
      throw failure(
        InferenceDiagnostic.mixedLiteral(type: mixed),
        at: expr.range)
    }
    var fitting = values
    if let elementType {
      fitting = try values.map {
        try convert($0, to: elementType, isPart: true) {
          ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .element)
        }
      }
    }
    if let collection {
      if collection.isNominal("Array") { return make(.array(fitting), collection, expr.range) }
      if collection.isNominal("Set") { return make(.set(fitting), collection, expr.range) }
      return try literalInitializer(
        collection, universe.array(elementType ?? type), .array(fitting), "arrayLiteral", expr)
    }
    return make(.array(fitting), universe.array(type), expr.range)
  }

  /// Returns the element type that a requirement demands of a generic parameter: elements of subclasses are converted to it,
  /// `amb([subject, other])`, and so are literals, `Set<Key>([1, "E"])`.
  private func requiredElement(of sequence: Type) -> Type? {
    guard case .variable = sequence else { return nil }
    for constraint in deferred {
      guard case .requirement(.sameType(let left, let right)) = constraint.kind else { continue }
      for (side, other) in [(left, right), (right, left)] {
        guard case .dependentMember(let base, "Element") = side.head, Type.same(base.head, sequence) else { continue }
        let element = universe.simplified(other, assuming: requirements)
        if case .nominal(let decl, _) = element, decl.kind == .classType || !element.hasVariables { return element }
      }
    }
    return nil
  }

  /// A user's own type from a collection literal: its `init(arrayLiteral:)`.
  func literalInitializer(
    _ type: Type, _ argument: Type, _ kind: CheckedExpr.Kind, _ label: String, _ expr: Expr
  ) throws -> CheckedExpr {
    for member in members(named: "init", of: type) {
      guard case .function(let found) = member.decl, found.parameters.map(\.label) == [label] else { continue }
      // The witness of a protocol's requirement is in the type, or in an extension of another protocol that it conforms to.
      guard
        let function = found.isRequirement ? type.nominalDecl.flatMap({ universe.witness(for: found, in: $0) }) : found
      else { continue }
      let literal = make(kind, argument, expr.range)
      let owner = function.owner?.selfParameter == nil ? type.arguments : [type]
      return make(.construct(Callee(function, typeArguments: owner), arguments: [literal]), type, expr.range)
    }
    throw failure(ExpressionDiagnostic.collectionLiteralOfOtherType(type: type), at: expr.range)
  }

  private func checkDictionary(
    _ pairs: [(key: Expr, value: Expr)], _ expr: Expr, expecting expected: Type?
  ) throws -> CheckedExpr {
    if pairs.count == 1, let type = try? namedType(expr) { return bareType(type, expr) }
    var wanted = expected.map { universe.simplified($0, assuming: requirements) }
    while let payload = wanted?.optionalPayload { wanted = universe.simplified(payload, assuming: requirements) }
    var hint: (key: Type, value: Type)?
    if let wanted, wanted.isNominal("Dictionary") { hint = (wanted.arguments[0], wanted.arguments[1]) }
    if let own = ownType(.dictionary, expecting: expected),
      let key = universe.memberType("Key", of: own, assuming: requirements),
      let value = universe.memberType("Value", of: own, assuming: requirements)
    {
      let field = Type.tuple([TupleField(key), TupleField(value)])
      let mismatch = { (from: Type, to: Type) in ConversionDiagnostic.mismatch(given: from, wanted: to, role: .expected)
      }
      let elements = try pairs.map { pair in
        make(
          .tuple([try check(pair.key, as: key, mismatch), try check(pair.value, as: value, mismatch)]), field,
          pair.key.range)
      }
      return try literalInitializer(own, universe.array(field), .array(elements), "dictionaryLiteral", expr)
    }
    if pairs.isEmpty {
      if wanted?.isAny == true, let key = universe.nominal("AnyHashable") {
        hint = (.nominal(key, []), .any)
      }
      let type =
        hint.map { universe.dictionary($0.key, $0.value) } ?? universe.dictionary(freshVariable(), freshVariable())
      return make(.dictionary([]), type, expr.range)
    }
    if let hint, !hint.key.hasVariables, !hint.value.hasVariables {
      return try checkDictionary(pairs, key: hint.key, value: hint.value, expr)
    }
    // `[.north: .south, .south: .north][direction]`: what is asked of it says what is in it.
    func open(_ known: Type?, _ exprs: [Expr]) -> Type? {
      known ?? (exprs.contains(where: isRootedImplicitly) ? freshVariable() : nil)
    }
    let (wantedKey, wantedValue) = (open(hint?.key, pairs.map(\.key)), open(hint?.value, pairs.map(\.value)))
    let (keys, keyType) = try join(pairs.map(\.key), expecting: wantedKey, whole: expr.range) {
      ConversionDiagnostic.mismatch(given: $1, wanted: $0, role: .dictionaryKey)
    }
    let (values, valueType) = try join(
      pairs.map(\.value), expecting: wantedValue, whole: expr.range,
      mixed: {
        self.settleLiterals(in: keyType)
        self.mixedLiterals[ObjectIdentifier(expr)] = "[\(self.settled(keyType)) : \($0)]"
      },
      mismatch: { _, other in
        ConversionDiagnostic.mismatch(given: other, wanted: self.settled(hint?.value ?? other), role: .dictionaryValue)
      })
    if let hashable = universe.standardProtocol("Hashable") {
      try require(.conformance(keyType, ProtocolReference(hashable)), at: expr.range)
    }
    return make(
      .dictionary(Array(zip(keys, values)).map { (key: $0.0, value: $0.1) }), universe.dictionary(keyType, valueType),
      expr.range)
  }

  /// An element of a literal whose type is known: a `nil` that it cannot be is told as one.
  func element(_ expr: Expr, expecting type: Type, _ role: ConversionDiagnostic.Role) throws -> CheckedExpr {
    do { return try check(expr, expecting: type) } catch let fault as Failure {
      guard expr.isNil, case .nilMismatch(_, .expected)? = fault.diagnostic.kind as? ConversionDiagnostic else {
        throw fault
      }
      throw failure(ConversionDiagnostic.nilMismatch(wanted: settled(type), role: role), at: expr.range)
    }
  }

  /// A collection literal that is all there is to say what type a value has may not mix types, nor be empty.
  func requireUniform(_ expr: Expr) throws {
    if case .parenthesized(let inner) = expr.kind { return try requireUniform(inner) }
    switch expr.kind {
    case .arrayLiteral(let elements) where elements.isEmpty: throw emptyLiteral(expr)
    case .dictionaryLiteral(let pairs) where pairs.isEmpty: throw emptyLiteral(expr)
    default: break
    }
    guard let type = mixedLiterals[ObjectIdentifier(expr)] else { return }
    throw failure(
      InferenceDiagnostic.mixedLiteral(type: type),
      at: expr.range)
  }

  private func emptyLiteral(_ expr: Expr) -> Failure {
    failure(ExpressionDiagnostic.emptyLiteral, at: expr.range)
  }

  /// With known types each key and each value is held against its own.
  private func checkDictionary(
    _ pairs: [(key: Expr, value: Expr)], key: Type, value: Type, _ expr: Expr
  ) throws -> CheckedExpr {
    let checked = try pairs.map { pair in
      (
        key: try convert(element(pair.key, expecting: key, .dictionaryKey), to: key, isPart: true) {
          ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .dictionaryKey)
        },
        value: try convert(element(pair.value, expecting: value, .dictionaryValue), to: value, isPart: true) {
          ConversionDiagnostic.mismatch(given: $0, wanted: $1, role: .dictionaryValue)
        }
      )
    }
    return make(.dictionary(checked), universe.dictionary(key, value), expr.range)
  }
}
