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
  /// True if the head of the type is unknown.
  var isOpen: Bool {
    switch head {
    case .variable: true
    case .dependentMember(let base, _): base.hasVariables
    default: false
    }
  }
}
