import SyntaxTree
import Types

/// Constraints of names, members, calls and subscripts.
extension ConstraintSystem {
  func generateIdentifier(
    _ expr: Expr, _ name: String, _ labels: [String]?, _ arguments: [TypeSyntax]
  ) throws -> Type {
    if isMark(name) { return generateCompletedValue(expr) }
    if name == "super" { return try hole(forWord: expr, "super") }
    if let type = source.dynamicSelf(expr) { return try generate(type, inPlaceOf: expr) }
    if name.isOperatorName {
      return contextualValue(expr, .operation(name: name))
    }
    if let type = try source.namedType(expr) { return .metatype(type) }
    guard let reference = source.reference(to: name, at: expr.range) else {
      if let member = source.staticNeighbour(name, at: expr.range) { return try generate(member, inPlaceOf: expr) }
      return try hole(forName: expr)
    }
    switch reference {
    case .variable(let variable): return try readType(of: variable, at: expr)
    case .functions(let functions):
      let result = variable()
      let use = OverloadUse(expr, name, expr.range, .reference(labels: labels), .none, result: result)
      try offer(functions.map { OverloadChoice(.function($0)) }, for: use)
      return result
    case .members(let found, let own):
      let result = variable()
      let use = OverloadUse(expr, name, expr.range, .reference(labels: labels), .own(own), result: result)
      let base = try source.declaredType(of: own)
      try offer(meant(found, for: use).compactMap { OverloadChoice($0, base: base) }, for: use)
      return result
    case .staticMembers(let found, let type):
      let result = variable()
      let use = OverloadUse(expr, name, expr.range, .reference(labels: labels), .type(type), result: result)
      try offer(meant(found, for: use).compactMap { OverloadChoice($0, base: .metatype(type)) }, for: use)
      return result
    case .type(let type): return .metatype(type)
    case .module: return try hole(forWord: expr, "module")
    }
  }

  func unknown(_ expr: Expr) -> UnsupportedConstruct {
    unknownName = UnknownName(expr: expr, scope: source.scope)
    return UnsupportedConstruct("unknown name")
  }

  /// The type that reading a local or global variable has.
  private func readType(of variable: VariableDecl, at expr: Expr) throws -> Type {
    let type = try source.declaredType(of: variable)
    if type.isError { return try hole(forVariable: expr) }
    return variable.isImplicitlyUnwrapped ? implicitlyUnwrapped(type) : type
  }

  /// `T!` is read as an optional, or as its payload where only that fits.
  func implicitlyUnwrapped(_ type: Type) -> Type {
    guard let payload = type.optionalPayload else { return type }
    let result = variable()
    add(
      .alternatives([
        [Constraint(.equality(result, type), nowhere)],
        [Constraint(.equality(result, payload), nowhere), Constraint(.penalty(.forcedUnwrap), nowhere)],
      ]), nowhere)
    return result
  }

  /// Adds a choice among the declarations whose labels and number of parameters fit.
  func offer(_ choices: [OverloadChoice], for use: OverloadUse, _ locator: ConstraintLocator? = nil) throws {
    add(
      .disjunction(use, comparingEffects(try viable(choices, for: use), of: use)),
      locator ?? ConstraintLocator(use.expr))
  }

  // MARK: Members

  func generateMember(_ expr: Expr, _ context: GenerationContext) throws -> Type {
    guard case .member(let base, let name, let nameRange, let labels, let arguments) = expr.kind else {
      throw UnsupportedConstruct("member")
    }
    if isMark(name) { return try generateCompletedMember(of: base, context) }
    if !arguments.isEmpty { throw UnsupportedConstruct("type arguments of a member") }
    if let base, let plain = try unqualified(base, name, nameRange, labels, []) {
      return try generate(plain, inPlaceOf: expr, context)
    }
    let result = variable()
    let receiver = try generateReceiver(base, expr, name, context)
    if name == "self" {
      switch receiver {
      case .type(let type): return .metatype(type)
      case .value(let value, let type):
        _ = value
        return type
      default: break
      }
    }
    if let base, case .type = receiver, let type = try source.namedType(expr) {
      _ = base
      return .metatype(type)
    }
    let use = OverloadUse(
      expr, name, nameRange, .reference(labels: labels), receiver.form, result: result)
    add(.member(use, base: receiver.type), ConstraintLocator(expr))
    return result
  }

  /// The base of a member: a value, a type, or the context of an implicit member.
  enum Base {
    case value(Expr, Type)
    case type(Type)
    case implicit(Type)

    var form: OverloadUse.Receiver {
      switch self {
      case .value(let expr, _): .value(expr)
      case .type(let type): .type(type)
      case .implicit(let type): .implicit(type)
      }
    }
    /// The type in which members are looked up, a metatype for those of a type.
    var type: Type {
      switch self {
      case .value(_, let type): type
      case .type(let type), .implicit(let type): .metatype(type)
      }
    }
  }

  private func generateReceiver(
    _ base: Expr?, _ expr: Expr, _ name: String, _ context: GenerationContext
  ) throws -> Base {
    guard let base else {
      let chain: Type
      if let known = context.chain {
        chain = known
      } else {
        guard isRepairing else { throw UnsupportedConstruct("implicit member") }
        record(.implicitMember(name: name), at: ConstraintLocator(expr))
        return .implicit(.error)
      }
      let owner = variable()
      add(.implicitBase(owner, of: chain, name: name), ConstraintLocator(expr))
      return .implicit(owner)
    }
    if case .identifier(let word, _, _) = base.kind {
      if word == "super" {
        guard let type = source.superType(at: base) else { return .value(base, try hole(forWord: expr, "super")) }
        return .value(base, type)
      }
      if let type = source.dynamicSelf(base) {
        return .value(base, try generate(type, inPlaceOf: base))
      }
    }
    if let type = try source.namedType(base) {
      if case .existential = type.head, name != "self", !isRepairing {
        throw UnsupportedConstruct("member of a protocol")
      }
      return .type(type)
    }
    return .value(base, try generate(base, context))
  }

  /// `Module.name`: the name alone, which is then looked up in the module; nil for other members.
  private func unqualified(
    _ base: Expr, _ name: String, _ nameRange: SourceRange, _ labels: [String]?, _ generics: [TypeSyntax]
  ) throws -> Expr? {
    guard case .identifier(let module, _, _) = base.kind, source.isModule(module, at: base.range) else { return nil }
    source.qualify(nameRange, by: module)
    return Expr(.identifier(name, argumentLabels: labels, genericArguments: generics), nameRange)
  }

  /// Returns whether an unqualified name refers to a member of the enclosing type.
  private func isMember(_ name: String, _ callee: Expr) -> Bool {
    if case .members? = source.reference(to: name, at: callee.range) { true } else { false }
  }

  // MARK: Calls

  func generateCall(
    _ expr: Expr, _ callee: Expr, _ arguments: [Expr.Argument], _ context: GenerationContext
  ) throws -> Type {
    switch callee.kind {
    case .parenthesized(let inner): return try generateCall(expr, inner, arguments, context)
    case .identifier(let name, _, let generics):
      if name == "type", generics.isEmpty, arguments.count == 1, arguments[0].label == "of", !isMember(name, callee) {
        return .metatype(try generate(arguments[0].value))
      }
      if name == "super" { throw UnsupportedConstruct("super") }
      if let type = source.dynamicSelf(callee) {
        let initializer = Expr(
          .member(base: keep(type), name: "init", nameRange: callee.range, argumentLabels: nil, genericArguments: []),
          callee.range)
        return try generateCall(expr, keep(initializer), arguments, context)
      }
      if let type = try source.namedType(callee) { return try generateConstruction(expr, callee, type, arguments) }
      guard let reference = source.reference(to: name, at: callee.range) else {
        if let member = source.staticNeighbour(name, at: callee.range) {
          return try generateCall(expr, keep(member), arguments, context)
        }
        if isRepairing { _ = try generateArguments(arguments) }
        return try hole(forName: callee)
      }
      let explicit = try generics.map(resolved)
      switch reference {
      case .functions(let functions):
        return try call(expr, name, callee.range, arguments, .none, explicit) { use in
          try self.offer(functions.map { OverloadChoice(.function($0)) }, for: use)
        }
      case .members(let found, let own):
        let base = try source.declaredType(of: own)
        var choices = found.compactMap { OverloadChoice($0, base: base) }
        // In an extension of String, and there only, `max(a, b)` may refer to the function.
        if base.isNominal("String"), found.allSatisfy(\.throughProtocol) {
          for case .function(let function) in universe.globals(named: name) {
            var choice = OverloadChoice(.function(function))
            choice.distance = .max
            choices.append(choice)
          }
        }
        return try call(expr, name, callee.range, arguments, .own(own), explicit) { use in
          try self.offer(choices, for: use)
        }
      case .staticMembers(let found, let type):
        return try call(expr, name, callee.range, arguments, .type(type), explicit) { use in
          try self.offer(found.compactMap { OverloadChoice($0, base: .metatype(type)) }, for: use)
        }
      default: return try generateApplication(expr, callee, arguments)
      }
    case .member(let base, let name, let nameRange, _, let generics):
      if let base, let plain = try unqualified(base, name, nameRange, nil, generics) {
        return try generateCall(expr, keep(plain), arguments, context)
      }
      if base != nil, let type = try source.namedType(callee) {
        return try generateConstruction(expr, callee, type, arguments)
      }
      let receiver = try generateReceiver(base, callee, name, context)
      let explicit = try generics.map(resolved)
      if case .type(let type) = receiver, name == "init" {
        return try generateConstruction(expr, callee, type, arguments)
      }
      return try call(expr, name, nameRange, arguments, receiver.form, explicit) { use in
        self.add(.member(use, base: receiver.type), ConstraintLocator(expr))
      }
    default:
      if let type = try source.namedType(callee) { return try generateConstruction(expr, callee, type, arguments) }
      return try generateApplication(expr, callee, arguments)
    }
  }

  private func call(
    _ expr: Expr, _ name: String, _ nameRange: SourceRange, _ arguments: [Expr.Argument],
    _ receiver: OverloadUse.Receiver, _ typeArguments: [Type], _ constrain: (OverloadUse) throws -> Void
  ) throws -> Type {
    let types = try generateArguments(arguments)
    let result = variable()
    try constrain(
      OverloadUse(
        expr, name, nameRange, .call(arguments: arguments, types: types), receiver, typeArguments: typeArguments,
        result: result))
    return result
  }

  private func generateArguments(_ arguments: [Expr.Argument]) throws -> [Type] {
    try arguments.map { try generateChain($0.value) }
  }

  private func generateConstruction(
    _ expr: Expr, _ callee: Expr, _ type: Type, _ arguments: [Expr.Argument]
  ) throws -> Type {
    switch type.head {
    case .nominal(let decl, _):
      if !callee.namesInitializer, let literal = literalArgument(arguments, of: type, decl) {
        // `Money(1.5)` is the literal as a `Money`.
        guard unify(try generate(literal), type) else { throw SolutionFailure.unsolvable }
        return type
      }
    case .parameter, .dependentMember: break
    case .tuple(let fields) where fields.isEmpty && arguments.isEmpty: return type
    default:
      guard isRepairing else { throw UnsupportedConstruct("construction of a structural type") }
      let use = OverloadUse(
        expr, "init", callee.initializerRange,
        .call(arguments: arguments, types: try generateArguments(arguments)), .type(type), result: .error)
      record(.member(use, base: .metatype(type)), at: ConstraintLocator(expr))
      return .error
    }
    return try call(expr, "init", callee.initializerRange, arguments, .type(type), []) { use in
      try self.offer(self.source.initializerChoices(of: type, isCalled: true), for: use)
    }
  }

  /// The literal that a call of an initializer gives the type of its result.
  private func literalArgument(_ arguments: [Expr.Argument], of type: Type, _ decl: NominalDecl) -> Expr? {
    guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing,
      let literal = arguments[0].value.isNilLiteral ? .nilLiteral : arguments[0].value.literal,
      !decl.isNative || decl.kind == .classType || decl.name == "_UnicodeScalar"
        || literal == .integer && type.integerRange != nil || literal == .nilLiteral && decl.isOptional
    else { return nil }
    let kind = literal == .string && arguments[0].value.isScalar && decl.isNative ? .character : literal
    return accepts(type, kind) ? arguments[0].value : nil
  }

  /// A call of a value.
  private func generateApplication(_ expr: Expr, _ callee: Expr, _ arguments: [Expr.Argument]) throws -> Type {
    let function = try generate(callee)
    let types = try generateArguments(arguments)
    let result = variable()
    if case .closure(let closure) = callee.kind {
      let effects = ClosureEffects(of: closure)
      let wanted = FunctionType(
        parameters: parameters(of: closure, for: arguments, types), isAsync: effects.isAsync,
        isThrowing: effects.isThrowing, result: result)
      add(.conversion(function, .function(wanted), .value), ConstraintLocator(callee))
      return result
    }
    let use = OverloadUse(
      expr, "", callee.range, .call(arguments: arguments, types: types), .value(callee), result: result)
    add(.application(function, use), ConstraintLocator(expr))
    return result
  }

  /// The parameters of a closure that is called where it is written: a variadic one takes all arguments from its position on.
  private func parameters(
    of closure: ClosureSyntax, for arguments: [Expr.Argument], _ types: [Type]
  ) -> [FunctionType.Parameter] {
    let variadic = closure.parameters?.firstIndex(where: \.isVariadic).flatMap { $0 <= types.count ? $0 : nil }
    var parameters = zip(arguments, types).prefix(variadic ?? types.count).map { argument, type in
      if case .inoutExpression = argument.value.kind {
        FunctionType.Parameter(type, isInout: true)
      } else {
        FunctionType.Parameter(type)
      }
    }
    guard let variadic else { return parameters }
    let element = variable()
    for index in types.indices.dropFirst(variadic) {
      add(
        .conversion(types[index], element, .argument),
        ConstraintLocator(arguments[index].value, .variadicArgument(index)))
    }
    parameters.append(FunctionType.Parameter(element, isVariadic: true))
    return parameters
  }

  // MARK: Subscripts

  func generateSubscript(
    _ expr: Expr, _ base: Expr, _ arguments: [Expr.Argument], _ context: GenerationContext
  ) throws -> Type {
    if arguments.count == 1, arguments[0].label == "keyPath" {
      let subject = try generate(base, context)
      let path = try generate(arguments[0].value)
      let result = variable()
      add(.keyPathApplication(path: path, base: subject, result: result), ConstraintLocator(expr))
      return result
    }
    let receiver: Base
    if case .identifier("super", _, _) = base.kind {
      receiver = .value(base, try source.superType(at: base) ?? hole(forWord: expr, "super"))
    } else if let type = try source.namedType(base) {
      receiver = .type(type)
    } else {
      receiver = .value(base, try generate(base, context))
    }
    let types = try generateArguments(arguments)
    let result = variable()
    let use = OverloadUse(
      expr, "subscript", base.range, .subscripting(arguments: arguments, types: types), receiver.form, result: result)
    add(.member(use, base: receiver.type), ConstraintLocator(expr))
    return result
  }
}

extension Type {
  /// The instance type of a metatype; other types themselves.
  var instanceHead: Type { if case .metatype(let instance) = head { instance.head } else { head } }
}

extension Expr {
  /// True for `Type.init`.
  fileprivate var namesInitializer: Bool { if case .member(_, "init", _, _, _) = kind { true } else { false } }

  /// The place of the type's name, or of `init`, in a call of an initializer.
  fileprivate var initializerRange: SourceRange {
    if case .member(_, "init", let nameRange, _, _) = kind { nameRange } else { range }
  }
}
