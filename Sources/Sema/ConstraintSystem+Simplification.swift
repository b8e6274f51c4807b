import SyntaxTree
import Types

/// Deciding constraints as far as the types in them are known.
extension ConstraintSystem {
  /// The constraints that have to wait; nil where one cannot be satisfied.
  func simplifyAll(_ constraints: [Constraint]) throws -> [Constraint]? {
    var batch = constraints + worklist
    worklist = []
    while true {
      var active: [Constraint] = []
      var isChanged = false
      for constraint in batch {
        if isUnchanged(constraint) {
          active.append(constraint)
          continue
        }
        // Constraints that replace this one are simplified before the rest of the batch, so that a chain of members takes one pass.
        var pending = [constraint]
        while let next = pending.popLast() {
          try countStep()
          let before = isRepairing ? mark : nil
          switch try simplify(next) {
          case .solved: isChanged = true
          case .failed:
            guard let before else { return nil }
            rollBack(to: before)
            guard repair(next) else { return nil }
            isChanged = true
          case .waiting: active.append(waiting(next))
          }
          if worklist.isEmpty { continue }
          // A constraint deferred by unification gets the locator of the constraint that caused it.
          if isRepairing {
            for index in worklist.indices where worklist[index].locator.isUnknown {
              worklist[index] = Constraint(worklist[index].kind, next.locator)
            }
          }
          isChanged = true
          // The context of a closure may still determine more of its type.
          active += worklist.filter(isOfContextualValue)
          pending += worklist.filter { !isOfContextualValue($0) }.reversed()
          worklist = []
        }
      }
      if !isChanged { return active }
      batch = active
    }
  }

  private func simplify(_ constraint: Constraint) throws -> Simplification {
    let locator = constraint.locator
    switch constraint.kind {
    case .conversion(let from, let to, let kind):
      if case .variable(let open) = from.head, let closure = closures[open.id] {
        return try simplify(closure, as: to, kind, locator)
      }
      if case .variable(let open) = from.head, let value = contextualValues[open.id] {
        return try simplify(value, as: to, kind, locator)
      }
      return simplifyConversion(from, to, kind, locator)
    case .equality(let left, let right):
      let (a, b) = (simplified(left), simplified(right))
      if case .dependentMember(let base, _) = a, base.hasVariables { return .waiting }
      if case .dependentMember(let base, _) = b, base.hasVariables { return .waiting }
      return .holds(unify(a, b))
    case .requirement(let requirement): return try simplify(requirement, locator)
    case .member(let use, let base): return try simplifyMember(use, simplified(base), locator)
    case .implicitBase(let owner, let whole, let name): return try simplifyImplicitBase(owner, whole, name)
    case .operation(let use): return try simplifyOperation(use, locator, isForced: false)
    case .disjunction(let use, let choices):
      if choices.count > 1 { return .waiting }
      return .holds(try choices.first.map { try choose($0, for: use) } ?? false)
    case .application(let function, let use): return try simplifyApplication(simplified(function), use, locator)
    case .alternatives: return .waiting
    case .keyPathApplication(let path, let base, let result):
      return simplifyApplication(ofPath: simplified(path), to: simplified(base), result, locator)
    case .ownKeyPathType(let value, let use): return simplifyKeyPath(value, use, isOwn: true)
    case .bridging(let value, let target):
      let (from, to) = (simplified(value), simplified(target))
      if from.isOpen { return .waiting }
      if !source.isBridged(from, to: to) { add(.conversion(from, to, .value), locator) }
      return .solved
    case .payload(let optional, let payload):
      let type = simplified(optional)
      if type.isOpen { return .waiting }
      guard let inner = type.optionalPayload else { return .failed }
      return .holds(unify(inner, payload))
    case .chain(let inner, let result):
      let type = simplified(inner)
      if type.isOpen { return .waiting }
      return .holds(unify(result, type.optionalPayload == nil ? universe.optional(type) : type))
    case .penalty(let part):
      score[part] += 1
      return .solved
    case .contextualValue(let value):
      if case .keyPath(let use) = value.kind { return simplifyKeyPath(value, use, isOwn: false) }
      return value.type.isVariable ? .waiting : .solved
    case .closure(let use): return use.type.isVariable ? .waiting : .solved
    case .conjunction(_, let function, _):
      // A type that is known leaves nothing to infer.
      return checksBodies || simplified(.function(function)).hasVariables ? .waiting : .solved
    case .closureResult(let value, let result, _):
      let (from, to) = (simplified(value), simplified(result))
      if from.isNever { return .solved }
      if to.isVoid {
        // Dropping a value affects the score, so the constraint waits until the value's type is known.
        if case .variable(let open) = from, open.literal == nil { return .waiting }
        if !from.isVoid, !isRepairing { score[.functionConversion] += 1 }
        return .solved
      }
      if to.isVariable, isFaulty(from) {
        bindFaultyResult(to, of: locator.anchor)
        return .solved
      }
      if to.isVariable { return .waiting }
      add(.conversion(from, to, .value), locator)
      return .solved
    }
  }

  private func simplify(_ requirement: Requirement, _ locator: ConstraintLocator) throws -> Simplification {
    switch requirement {
    case .conformance(let subject, let proto):
      let type = simplified(subject)
      if type.isOpen { return .waiting }
      for (name, argument) in zip(proto.decl.primaryAssociatedTypes, proto.arguments) {
        add(.equality(.dependentMember(type, name), argument), locator)
      }
      guard universe.conforms(type, to: proto.decl, assuming: source.requirements) else {
        // The argument of a parameter of that type alone is opened.
        if case .existential(let protocols) = type, locator.element == .openableRequirement {
          return .holds(protocols.contains { $0.decl.inherits(from: proto.decl) })
        }
        return .failed
      }
      // A conditional conformance is decided when the arguments are known, which its conditions may say.
      if type.hasVariables, proto.arguments.isEmpty {
        for case .sameType(let left, let right) in universe.conditions(of: type, conformingTo: proto.decl)
        where simplified(left).isVariable || simplified(right).isVariable {
          add(.equality(left, right), locator)
        }
        return .waiting
      }
      return .solved
    case .superclass(let subject, let superclass):
      let type = simplified(subject)
      if type.isOpen { return .waiting }
      var current: Type? = type
      while let here = current {
        if unify(here, superclass) { return .solved }
        current = universe.superclass(of: here) ?? universe.superclassBound(of: here, assuming: source.requirements)
      }
      return .failed
    case .classBound(let subject):
      let type = simplified(subject)
      return type.isOpen ? .waiting : .holds(universe.isClass(type, source.requirements))
    case .sameType(let left, let right):
      add(.equality(left, right), locator)
      return .solved
    }
  }

  func simplifyOperation(
    _ use: OverloadUse, _ locator: ConstraintLocator, isForced: Bool, wanted: [Type] = []
  ) throws -> Simplification {
    guard let (written, types) = use.arguments else { return .failed }
    let operands = types.map { simplified($0) }
    if repairsOperation(use, types) { return .solved }
    if isRepairing, operands.contains(where: isHole) {
      punch(use.result)
      return .solved
    }
    if !isForced {
      for operand in operands {
        if case .variable(let open) = operand, open.literal == nil || open.literal?.isCollection == true,
          !contextual.contains(open.id)
        {
          return .waiting
        }
        if case .dependentMember(let base, _) = operand, base.hasVariables { return .waiting }
      }
      // Waits until the contextual type of a range is known.
      if isRepairing, use.makesRange, simplified(use.result).isVariable { return .waiting }
      // Between literals the context decides first.
      if operands.allSatisfy(\.isVariable) { return .waiting }
      // `.now() + 1`: the result says what is added to, the pattern what is matched.
      if simplified(use.result).isVariable, !Self.comparisons.contains(use.name), operands.contains(where: isContextual)
      {
        return .waiting
      }
    }
    // A member without a base that is compared is hardly meant to be of another type.
    if isRepairing, Self.comparisons.contains(use.name), operands.count == 2,
      let index = operands.firstIndex(where: isContextual), case .nominal = operands[1 - index]
    {
      _ = unify(operands[index], operands[1 - index])
      return try simplifyOperation(use, locator, isForced: isForced, wanted: wanted)
    }
    var known = operands.filter { operand in
      if case .variable(let open) = operand { return open.literal != nil && open.literal?.isCollection == false }
      return true
    }
    known += operands.compactMap(arrayOfLiteral)
    let result = simplified(use.result)
    if !result.isVariable { known.append(result) }
    known += wanted
    if use.makesRange { known += known.compactMap(\.rangeBound) }
    if known.contains(where: { if case .variable(let open) = $0 { open.literal == .integer } else { false } }) {
      known.append(universe.double)
    }
    var isPrefix: Bool?
    switch use.expr.kind {
    case .prefixOperator: isPrefix = true
    case .postfixOperator: isPrefix = false
    default: break
    }
    var choices = source.operatorChoices(use.name, operands: known, isPrefix: isPrefix).filter { choice in
      guard let function = choice.function, function.parameters.count == written.count else { return false }
      // Types and tuples are compared as values of their own kind alone.
      return !isRepairing
        || (!function.takesMetatypes || operands.contains { $0.isMetatypeOrOptional })
          && (!function.takesTuples || operands.contains(where: \.isTuple))
    }
    if isRepairing, !operands.contains(where: \.isTuple) {
      addOperatorsOfNumbers(use, known, isPrefix, to: &choices)
    }
    if isRepairing, use.makesRange, let bound = (result.isVariable ? wanted : [result]).compactMap(\.rangeBound).first {
      // The contextual type of a range determines the type of its bounds.
      choices = source.operatorChoices(use.name, operands: [bound], isPrefix: isPrefix).filter {
        $0.function?.parameters.count == written.count
      }
    }
    if isForced, operands.allSatisfy(isContextual) {
      choices += operatorsOfProgram(use).filter { own in !choices.contains { $0.function === own.function } }
    }
    if case .tuple(let fields) = operands[0], !fields.isEmpty {
      let own = operators(on: fields, among: choices)
      if own.isEmpty { return try compareTuples(use, fields, operands, locator) }
      add(.disjunction(use, own), locator)
      return .solved
    }
    if let choice = exactChoice(choices, operands) { return .holds(try choose(choice, for: use)) }
    add(.disjunction(use, choices), locator)
    return .solved
  }

  /// Adds the operators that the library declares for each of its numbers and texts, one of which may be meant where none fits. For those
  /// of several numbers one function of a protocol stands, which is found but once.
  private func addOperatorsOfNumbers(
    _ use: OverloadUse, _ known: [Type], _ isPrefix: Bool?, to choices: inout [OverloadChoice]
  ) {
    func owner(_ choice: OverloadChoice) -> NominalDecl? {
      choice.base.flatMap { simplified($0.instanceHead).nominalDecl }
    }
    for type in known + universe.ownersOfOperators where simplified(type).declaresOperator(use.name) {
      for choice in source.operatorChoices(use.name, operands: [type], isPrefix: isPrefix) {
        guard choice.function?.parameters.count == use.arguments?.written.count,
          !choices.contains(where: { $0.function === choice.function && owner($0) === owner(choice) })
        else { continue }
        choices.append(choice)
      }
    }
  }

  /// The library's only operator on just these operands, which no other one can beat: a long chain is then solved without search.
  private func exactChoice(_ choices: [OverloadChoice], _ operands: [Type]) -> OverloadChoice? {
    guard operands.contains(where: { !$0.hasVariables }), !choices.contains(where: { $0.function?.declaredAt != nil })
    else { return nil }
    var found: OverloadChoice?
    for choice in choices {
      guard let function = choice.function, function.generics.isEmpty, !choice.throughProtocol else { continue }
      let isExact = zip(function.parameters, operands).allSatisfy { parameter, operand in
        let type = normalized(parameter.type.substituting(choice.substitution))
        if case .variable(let open) = operand {
          return open.literal.flatMap { source.defaultType(of: $0) }.map { Type.same($0, type) } ?? false
        }
        return !operand.hasVariables && Type.same(operand, type)
      }
      if !isExact { continue }
      if found != nil { return nil }
      found = choice
    }
    return found
  }

  /// The operators of the program whose first operand is such a tuple.
  func operators(on fields: [TupleField], among choices: [OverloadChoice]) -> [OverloadChoice] {
    func mayBe(_ parameter: Type, _ type: Type) -> Bool {
      switch (parameter.head, simplified(type).head) {
      case (.nominal(let decl, _), .nominal(let other, _)): decl === other
      case (.tuple(let parts), .tuple(let others)):
        parts.count == others.count && zip(parts, others).allSatisfy { mayBe($0.type, $1.type) }
      case (.nominal, .tuple), (.tuple, .nominal): false
      default: true
      }
    }
    return choices.filter { choice in
      guard let function = choice.function, let first = function.parameters.first else { return false }
      // A tuple conforms to nothing.
      if case .parameter(let generic) = first.type.head {
        return !function.requirements.contains { requirement in
          guard case .conformance(let subject, _) = requirement, case .parameter(let other) = subject.head else {
            return false
          }
          return other === generic
        }
      }
      return mayBe(first.type, .tuple(fields))
    }
  }

  static let comparisons: Set<String> = ["==", "!=", "<", "<=", ">", ">="]
  static let shifts: Set<String> = ["<<", ">>", "&<<", "&>>"]

  func isContextual(_ type: Type) -> Bool {
    if case .variable(let open) = type { contextual.contains(open.id) } else { false }
  }

  /// Tuples are compared element by element.
  private func compareTuples(
    _ use: OverloadUse, _ fields: [TupleField], _ operands: [Type], _ locator: ConstraintLocator
  ) throws -> Simplification {
    guard operands.count == 2, Self.comparisons.contains(use.name), let (written, _) = use.arguments else {
      return .failed
    }
    if operands[1].isVariable { return .waiting }
    guard case .tuple(let others) = operands[1], others.count == fields.count, (2...6).contains(fields.count) else {
      return .failed
    }
    for (field, other) in zip(fields, others) {
      let result = variable()
      let place = SourceRange(file: use.nameRange.file, start: use.nameRange.start, end: use.nameRange.start)
      let element = keep(
        Expr(
          .binary(use.name, operatorRange: place, written[0].value, written[1].value), place))
      if isRepairing { wholeComparisons[ObjectIdentifier(element)] = use }
      add(
        .operation(
          OverloadUse(
            element, use.name, place, .operation(arguments: written, types: [field.type, other.type]), .none,
            result: result)), locator)
      add(.equality(result, universe.bool), locator)
    }
    return .holds(unify(use.result, universe.bool))
  }

  private func simplifyApplication(
    _ function: Type, _ use: OverloadUse, _ locator: ConstraintLocator
  ) throws -> Simplification {
    if function.isOpen { return .waiting }
    guard let (written, types) = use.arguments else { return .failed }
    guard case .function(let type) = function else { return try simplifyCallOfValue(function, use, locator) }
    let parameters = type.parameters.map {
      CallParameter(
        label: nil, type: $0.argumentType, isVariadic: $0.isVariadic, isInout: $0.isInout,
        isAutoclosure: $0.isAutoclosure)
    }
    let matching: ArgumentMatching
    switch match(written, to: parameters) {
    case .success(let found): matching = found
    case .failure(let obstacle):
      guard let found = repairedMatching(obstacle, use, parameters) else { return .failed }
      matching = found
    }
    guard try relate(types, written, to: parameters, matching, use) else { return .failed }
    return .holds(unify(use.result, type.result))
  }

  /// A value of a type with `callAsFunction`.
  private func simplifyCallOfValue(
    _ type: Type, _ use: OverloadUse, _ locator: ConstraintLocator
  ) throws -> Simplification {
    let found = source.members(named: "callAsFunction", of: type).filter { !$0.decl.isStaticMember }
    if found.isEmpty { return try simplifyDynamicCall(of: type, use, locator) }
    guard case .call(let callee, _) = use.expr.kind else { return .failed }
    let application = OverloadUse(
      use.expr, "callAsFunction", callee.range, use.form, .value(callee), isApplied: true,
      result: use.result)
    try offer(found.compactMap { OverloadChoice($0, base: type) }, for: application, locator)
    return .solved
  }
}

extension Type {
  /// The bound of a range.
  var rangeBound: Type? {
    guard case .nominal(let decl, let arguments) = head, decl.isNative, ["Range", "ClosedRange"].contains(decl.name),
      let bound = arguments.first, !bound.isVariable
    else { return nil }
    return bound
  }

  /// True if the head of the type is unknown.
  var isOpen: Bool {
    switch head {
    case .variable: true
    case .dependentMember(let base, _): base.hasVariables
    default: false
    }
  }
}

extension FunctionDecl {
  fileprivate var takesMetatypes: Bool { parameters.contains { $0.type.isMetatypeOrOptional } }

  fileprivate var takesTuples: Bool { parameters.contains(where: \.type.isTuple) }
}

extension Type {
  var isTuple: Bool { if case .tuple = head { true } else { false } }

  fileprivate var isMetatypeOrOptional: Bool {
    if case .metatype = (optionalPayload ?? self).head { true } else { false }
  }
}
