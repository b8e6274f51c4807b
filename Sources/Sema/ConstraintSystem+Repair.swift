import SyntaxTree
import Types

/// Solving a failed system once more: a constraint that cannot hold is dropped with a fix, and what depends on it is a hole, a variable
/// bound to the error type, for which every constraint holds.
extension ConstraintSystem {
  /// Returns whether a value is a function without parameters whose result has the expected type.
  func isMissingCall(_ given: Type, _ wanted: Type) -> Bool {
    guard case .function(let function) = simplified(given), function.parameters.isEmpty else { return false }
    let (result, expected) = (simplified(function.result), simplified(wanted))
    return result.nominalDecl.map { $0 === (expected.optionalPayload ?? expected).nominalDecl } ?? result.isVariable
  }

  /// A name without a declaration: a hole where the system is diagnosed.
  func hole(forName expr: Expr) throws -> Type {
    guard isRepairing else { throw unknown(expr) }
    record(.name, at: ConstraintLocator(expr))
    return .error
  }

  /// The type that is written; a hole where the system is diagnosed and it cannot be resolved.
  func resolved(_ syntax: TypeSyntax) throws -> Type {
    do { return try source.resolvedType(syntax) } catch {
      guard isRepairing else { throw UnsupportedConstruct("unresolved type") }
      record(.type(syntax), at: ConstraintLocator(Expr(.type(syntax), syntax.range)))
      return .error
    }
  }

  /// A variable that is at fault itself: a hole where the system is diagnosed.
  func hole(forVariable expr: Expr) throws -> Type {
    guard isRepairing else { throw UnsupportedConstruct("faulty variable") }
    record(.faultyVariable, at: ConstraintLocator(expr))
    return .error
  }

  /// A word that is no value by itself: a hole where the system is diagnosed.
  func hole(forWord expr: Expr, _ name: String) throws -> Type {
    guard isRepairing else { throw UnsupportedConstruct(name) }
    record(.name, at: ConstraintLocator(expr))
    return .error
  }

  /// Makes a type, where it is a variable, a hole.
  func punch(_ type: Type) {
    if case .variable(let variable) = simplified(type) { bind(variable, to: .error) }
  }

  func isHole(_ type: Type) -> Bool { simplified(type).contains { $0.isError } }

  /// Drops a constraint that cannot hold; false where no fix is known for it.
  func repair(_ constraint: Constraint) -> Bool {
    guard isRepairing else { return false }
    let locator = constraint.locator
    switch constraint.kind {
    case .conversion(let from, let to, let kind):
      let (given, wanted) = (locator.whole?.given ?? from, locator.whole?.wanted ?? to)
      if isHole(given) || isHole(wanted) || isHole(from) || isHole(to) {
        // Of an argument without a declaration nothing more is asked.
        if case .error = from, case .argument = locator.element { punch(to) }
        return true
      }
      var isArgument = true
      if case .value = kind { isArgument = false }
      if locator.isUnknown { return false }
      if case .autoclosure = locator.element, repair(functionForAutoclosure: from, to, locator) { return true }
      // The parameters of a closure are reported one by one.
      if fixes(of: locator.anchor).contains(where: \.isOfClosureParameter) { return true }
      if case .variable(let open) = from.head, closures[open.id] != nil || contextualValues[open.id] != nil {
        if let closure = closures[open.id], let wanted = functionType(of: to),
          wanted.parameters.count != parameterCount(closure.syntax)
        {
          let given = parameterCount(closure.syntax)
          record(
            .closureParameters(wanted, given: given, isOptional: simplified(to).optionalPayload != nil),
            at: ConstraintLocator(closure.expr))
          // The body may say what the result is; parameters that are not wanted are holes.
          var own = wanted
          own.parameters = (0..<given).map {
            wanted.parameters.indices.contains($0) ? wanted.parameters[$0] : FunctionType.Parameter(.error)
          }
          guard (try? resolve(closure, as: own)) == true, let body = functionType(of: closure.type) else {
            punch(from)
            return true
          }
          add(.conversion(body.result, wanted.result, .value), ConstraintLocator(closure.expr, .closureResult))
          return true
        }
        if let value = contextualValues[open.id] {
          if recordUnknownRoot(of: value) { return true }
          if value.hasWrittenRoot, resolveWithoutContext(value) {
            record(.conversion(given: value.type, wanted: wanted, isArgument: isArgument), at: locator)
            return true
          }
        }
        record(.other, at: locator)
        return true
      }
      // A closure of which nothing but the result differs is right but for its expression.
      if let value = resultValue(of: locator.anchor, given, wanted, from, to) {
        record(.conversion(given: from, wanted: to, isArgument: false), at: ConstraintLocator(value, .closureResult))
        return true
      }
      record(.conversion(given: given, wanted: wanted, isArgument: isArgument), at: locator)
      // Where the call alone is missing, the expected type determines what the function is generic over.
      if case .function(let function) = simplified(given), isMissingCall(given, wanted) {
        add(.conversion(function.result, wanted, .value), locator)
      }
      return true
    case .equality(let left, let right):
      if isHole(left) || isHole(right) { return true }
      switch locator.element {
      // An `inout` argument of another type.
      case .argument, .autoclosure: record(.conversion(given: left, wanted: right, isArgument: true), at: locator)
      case .element: record(.conversion(given: left, wanted: right, isArgument: false), at: locator)
      case .requirement, .openableRequirement, .typeRequirement:
        guard let use = overloads[OverloadUse.Key(expr: ObjectIdentifier(locator.anchor), isApplied: false)]?.use else {
          return false
        }
        record(.requirement(.sameType(left, right), use), at: locator)
      case .whole where !locator.isUnknown: record(.equality(given: left, wanted: right), at: locator)
      default: return false
      }
      return true
    case .requirement(let requirement):
      if requirement.types.contains(where: isHole) { return true }
      guard let use = overloads[OverloadUse.Key(expr: ObjectIdentifier(locator.anchor), isApplied: false)]?.use else {
        return false
      }
      record(.requirement(requirement, use), at: locator)
      return true
    case .member(let use, let base):
      defer { punch(use.result) }
      if isHole(base) { return true }
      let written = dynamicMembers[ObjectIdentifier(use.expr)] ?? (use, base, 0)
      record(
        .member(written.use, base: written.base),
        at: written.use === use ? locator : ConstraintLocator(written.use.expr))
      return true
    case .implicitBase(let owner, let whole, _):
      // The member constraint is diagnosed instead: no type with these protocols has the member.
      if case .existential = simplified(whole), !simplified(whole).isAny { return unify(owner, whole) }
      if !isHole(whole) {
        // The elements of a literal are of any type where nothing says another.
        guard simplified(whole).isAny, case .implicitBase(_, _, let name) = constraint.kind else { return false }
        record(.implicitMember(name: name), at: locator)
      }
      punch(owner)
      return true
    case .disjunction(let use, let choices) where choices.isEmpty && !use.isOperation:
      punch(use.result)
      if !fixes(of: use.expr).isEmpty { return true }
      guard use.name == "init", case .type(let type) = use.receiver else { return false }
      record(.member(use, base: .metatype(type)), at: locator)
      return true
    case .operation(let written), .disjunction(let written, _):
      let use = wholeComparisons[ObjectIdentifier(written.expr)] ?? written
      defer { punch(written.result) }
      guard let types = use.arguments?.types, case .operation = use.form else { return false }
      defer { punch(use.result) }
      if !types.contains(where: isHole) { record(.operands(use, types), at: ConstraintLocator(use.expr)) }
      return true
    case .application(let function, let use):
      defer { punch(use.result) }
      if isHole(function) { return true }
      guard case .function = simplified(function) else {
        if !source.members(named: "callAsFunction", of: simplified(function)).isEmpty { return false }
        record(.callee(use, function), at: locator)
        return true
      }
      return false
    case .payload(let optional, let payload):
      if isHole(optional) {
        punch(payload)
        return true
      }
      let type = simplified(optional)
      switch locator.anchor.kind {
      case .forceUnwrap, .bindOptional: break
      default: return false
      }
      guard !type.isOpen, type.optionalPayload == nil, !locator.isUnknown else { return false }
      record(.unwrapping(type), at: locator)
      return unify(payload, type)
    case .closureResult(let value, let result, _): return isHole(value) || isHole(result)
    case .chain(let inner, let result):
      guard isHole(inner) || isHole(result) else { return false }
      punch(result)
      return true
    case .keyPathApplication(let path, let base, let result):
      punch(result)
      if isHole(base) || isHole(path) { return true }
      guard simplified(path).nominalDecl.flatMap({ KeyPathCapability($0) }) == nil else { return false }
      record(.keyPathIndex(path), at: locator)
      return true
    case .contextualValue(let value): return recordClass(of: value)
    case .alternatives, .bridging, .penalty, .ownKeyPathType, .closure, .conjunction: return false
    }
  }

  /// A function without parameters, or a closure, whose result an autoclosure's parameter takes: the call of it is missing.
  private func repair(functionForAutoclosure from: Type, _ to: Type, _ locator: ConstraintLocator) -> Bool {
    if case .variable(let open) = from.head, let closure = closures[open.id] {
      guard parameterCount(closure.syntax) == 0, !simplified(to).isOpen else { return false }
      record(.autoclosure(given: from, wanted: to), at: locator)
      add(.conversion(from, .function(FunctionType(parameters: [], result: to)), .argument), locator)
      return true
    }
    guard case .function(let function) = simplified(from), function.parameters.isEmpty, isMissingCall(from, to) else {
      return false
    }
    record(.autoclosure(given: from, wanted: to), at: locator)
    add(.conversion(function.result, to, .value), locator)
    return true
  }

  /// The expression of a closure, where the conversion of the closure failed at its result.
  private func resultValue(of expr: Expr, _ given: Type, _ wanted: Type, _ from: Type, _ to: Type) -> Expr? {
    guard case .closure(let closure) = expr.kind, closure.result == nil, let value = closure.singleValue,
      let own = functionType(of: given), let expected = functionType(of: wanted),
      Type.same(simplified(own.result), simplified(from)), Type.same(simplified(expected.result), simplified(to)),
      own.parameters.count == expected.parameters.count,
      zip(own.parameters, expected.parameters).allSatisfy({ Type.same(normalized($0.type), normalized($1.type)) })
    else { return nil }
    return value
  }

  /// The function type that a closure is expected to have.
  private func functionType(of type: Type) -> FunctionType? {
    var wanted = simplified(type)
    while let payload = wanted.optionalPayload { wanted = simplified(payload) }
    if case .function(let function) = wanted { return function }
    return nil
  }

  /// The matching of arguments that do not fit: those that have a parameter at their position, where only labels are wrong.
  func repairedMatching(
    _ obstacle: ArgumentMatching.Obstacle, _ use: OverloadUse, _ parameters: [CallParameter]
  ) -> ArgumentMatching? {
    guard isRepairing, let written = use.arguments?.written else { return nil }
    record(.arguments(use, parameters, obstacle), at: ConstraintLocator(use.expr))
    if case .missing(_, let bindings) = obstacle { return ArgumentMatching(bindings: bindings) }
    let mismatch = ArgumentMatching.mismatch(obstacle, written, parameters)
    if case .wrongOrder = mismatch.kind {
      // Labels say which parameter an argument is meant for; those without one keep their order.
      var unnamed = written.indices.filter { written[$0].label == nil }[...]
      return ArgumentMatching(
        bindings: parameters.map { parameter in
          guard let label = parameter.label else { return unnamed.popFirst().map { [$0] } ?? [] }
          return written.indices.first { written[$0].label == label }.map { [$0] } ?? []
        })
    }
    if let labels = mismatch.labels {
      let trailing = written.dropFirst(labels.count).map(\.label)
      let corrected = zip(written, labels + trailing).map {
        Expr.Argument(label: $1, value: $0.value, isTrailing: $0.isTrailing)
      }
      let found = ArgumentMatching.match(corrected, to: parameters, couldBeFunction: { couldBeFunction($0) })
      if case .success(let matching) = found { return matching }
    }
    return ArgumentMatching(bindings: parameters.map { _ in [] })
  }

  /// Where a system with fixes is stuck, a variable that nothing binds becomes a hole.
  func punchHole(_ active: [Constraint]) -> Bool {
    guard isRepairing else { return false }
    if recordUndetermined(active) { return true }
    guard score[.fix] > 0 else { return false }
    let bindings = potentialBindings(active)
    guard let open = bindings.first(where: { $0.variable.literal == nil && $0.variable.binding == nil }) else {
      return false
    }
    bind(open.variable, to: .error)
    return true
  }

  /// A function type as a diagnostic shows it: generic parameters that nothing binds keep their names.
  private func namingParameters(_ function: FunctionType) -> FunctionType {
    func named(_ type: Type) -> Type {
      let known = normalized(type)
      if case .variable(let variable) = known, let parameter = openedParameters[variable.id] {
        return .parameter(parameter)
      }
      if case .variable(let variable) = known, let name = variable.parameterName {
        return .parameter(GenericParameter(name: name))
      }
      return known
    }
    var function = function
    for index in function.parameters.indices {
      function.parameters[index].type = named(function.parameters[index].type)
    }
    function.result = named(function.result)
    return function
  }

  /// A type as a diagnostic shows it: literals that nothing constrains have their default types.
  package func shown(_ type: Type) -> Type {
    func settle(_ type: Type) {
      _ = type.contains {
        if case .variable(let variable) = $0, variable.literal != nil, let standard = standardType(of: variable) {
          settle(standard)
          bind(variable, to: standard)
        }
        return false
      }
    }
    settle(normalized(type))
    return normalized(namingParameters(type))
  }

  /// A type in which generic parameters that nothing binds have their names.
  private func namingParameters(_ type: Type) -> Type {
    switch type {
    case .variable(let variable):
      let known = simplified(type)
      if known.isVariable || known.isError, let parameter = openedParameters[variable.id] {
        return .parameter(parameter)
      }
      if known.isError, let name = variable.parameterName { return .parameter(GenericParameter(name: name)) }
      return variable.binding.map(namingParameters) ?? type
    case .nominal(let decl, let arguments): return .nominal(decl, arguments.map(namingParameters))
    case .tuple(let fields): return .tuple(fields.map { TupleField(label: $0.label, namingParameters($0.type)) })
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = namingParameters(function.parameters[index].type)
      }
      function.result = namingParameters(function.result)
      return .function(function)
    case .metatype(let instance): return .metatype(namingParameters(instance))
    default: return type
    }
  }
}

extension ConstraintLocator {
  /// The locator of constraints that arise inside unification.
  var isUnknown: Bool { anchor.range.file.text.isEmpty }
}

extension Fix {
  fileprivate var isOfClosureParameter: Bool {
    if case .closureParameter = locator.element { true } else { false }
  }
}

extension ConstraintSystem.PartialSolution {
  var fixes: [Fix] { changes.compactMap { if case .fix(let fix) = $0 { fix } else { nil } } }
}

extension Requirement {
  var types: [Type] {
    switch self {
    case .conformance(let type, _), .classBound(let type): [type]
    case .superclass(let a, let b), .sameType(let a, let b): [a, b]
    }
  }
}
