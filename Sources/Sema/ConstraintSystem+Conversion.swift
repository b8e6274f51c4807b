import SyntaxTree
import Types

/// The result of simplifying one constraint.
enum Simplification {
  case solved
  case failed
  /// Too little is known yet.
  case waiting
  /// `condition ? .solved : .failed`.
  static func holds(_ condition: Bool) -> Simplification { condition ? .solved : .failed }
}

/// Implicit conversions of values.
extension ConstraintSystem {
  func simplifyConversion(
    _ source: Type, _ target: Type, _ kind: Constraint.ConversionKind, _ locator: ConstraintLocator
  ) -> Simplification {
    let from = simplified(source)
    let to = simplified(target)
    let locator = isRepairing ? locator.part(of: source, target) : locator
    func part(_ from: Type, _ to: Type) { add(.conversion(from, to, kind), locator) }
    if from.isError || to.isError { return .failed }
    switch (from, to) {
    case (.variable(let x), .variable(let y)):
      if x === y { return .solved }
      if let a = x.literal, let b = y.literal, a.isCollection == b.isCollection { return .holds(unify(from, to)) }
      return .waiting
    case (.variable(let variable), _):
      guard let literal = variable.literal else {
        return .waiting
      }
      return convertLiteral(variable, literal, to, kind, locator)
    case (_, .variable): return .waiting
    default: break
    }
    if to.isAny {
      if !from.isAny { score[.emptyExistential] += 1 }
      return .solved
    }
    if case .dependentMember(let base, _) = from, base.hasVariables { return .waiting }
    if case .dependentMember(let base, _) = to, base.hasVariables { return .waiting }
    if let wanted = to.optionalPayload {
      // The payload of an optional may itself be an optional while its type is unknown.
      if let given = from.optionalPayload, depth(to) <= depth(from) || isOpenWithin(given) || !unify(from, wanted) {
        if case .tuple(let fields) = simplified(given), fields.contains(where: { $0.label != nil }),
          simplified(wanted).isVariable, !locator.anchor.leavesItsTypeOpen
        {
          // The labels of an optional tuple stay, where that is possible.
          let labelled = Type.tuple(
            fields.map { TupleField(label: $0.label, $0.type.hasVariables ? variable() : $0.type) })
          add(
            .alternatives([
              [
                Constraint(.equality(wanted, labelled), locator),
                Constraint(.conversion(given, labelled, kind), locator),
              ],
              [Constraint(.conversion(given, wanted, kind), locator)],
            ]), locator)
          return .solved
        }
        part(given, wanted)
        return .solved
      }
      score[.valueToOptional] += 1
      part(from, wanted)
      return .solved
    }
    switch (from, to) {
    case (.nominal(let x, let xs), .nominal(let y, let ys)):
      if x === y {
        if x.isNative, ["Array", "Set", "Dictionary"].contains(x.name), ys.contains(where: isPartOfLiteral) {
          // The elements of literals and these have a common type.
          for (one, other) in zip(xs, ys) { part(one, other) }
          return .solved
        }
        if !isRepairing, case .operatorArgument = kind, x.isNative, x.name == "Array", !from.hasVariables,
          case .variable(let element) = simplified(ys[0]), element.literal == nil
        {
          // The elements of both operands have a common type: `let mixed: [Any] = numbers + names`.
          part(xs[0], ys[0])
          return .solved
        }
        let isCollection = x.isNative && ["Array", "Set", "Dictionary"].contains(x.name)
        if isCollection, zip(xs, ys).contains(where: { isDecidedByRequirement($0) && simplified($1).holdsOtherTypes }) {
          // `let all: [Any] = Array(numbers)`: the argument may say that the elements are of another type.
          let parts = zip(xs, ys).map { Constraint(.conversion($0, $1, kind), locator) }
          add(
            .alternatives([
              [Constraint(.equality(from, to), locator)], parts + [Constraint(.penalty(.collectionUpcast), locator)],
            ]), locator)
          return .solved
        }
        if unify(from, to) { return .solved }
        guard isCollection else { return .failed }
        score[.collectionUpcast] += 1
        for (one, other) in zip(xs, ys) { part(one, other) }
        return .solved
      }
      if y.isAnyHashable { return eraseToHashable(from) }
      if x.kind == .classType, let superclass = universe.superclass(of: from) {
        part(superclass, to)
        return .solved
      }
      return .failed
    case (_, .existential(let protocols)): return convert(from, toExistential: protocols, locator)
    case (.tuple(let xs), .tuple(let ys)):
      guard xs.count == ys.count else { return .failed }
      for (index, wanted) in ys.enumerated() {
        var position = index
        if let label = wanted.label, let other = xs.firstIndex(where: { $0.label == label }) { position = other }
        if let given = xs[position].label, let label = wanted.label, given != label { return .failed }
        part(xs[position].type, wanted.type)
      }
      return .solved
    case (.function(let x), .function(let y)): return convertFunction(x, y, kind, locator)
    case (.metatype(let x), .metatype(let y)):
      if simplified(x).isOpen, simplified(y).isExistential { return .waiting }
      if unify(x, y) { return .solved }
      if case .existential(let protocols) = simplified(y) { return convert(x, toExistential: protocols, locator) }
      return .holds(universe.isSubclass(simplified(x), simplified(y)))
    case (.parameter, .nominal(let erased, _)) where erased.isAnyHashable,
      (.dependentMember, .nominal(let erased, _)) where erased.isAnyHashable,
      (.existential, .nominal(let erased, _)) where erased.isAnyHashable:
      return unify(from, to) ? .solved : eraseToHashable(from)
    case (.parameter, .nominal), (.dependentMember, .nominal):
      if let superclass = universe.superclassBound(of: from, assuming: self.source.requirements) {
        part(superclass, to)
        return .solved
      }
      return .holds(unify(from, to))
    default: return .holds(unify(from, to))
    }
  }

  private func isOpaque(_ type: Type) -> Bool {
    if case .existential(let protocols) = simplified(type) { protocols.contains(where: \.isOpaque) } else { false }
  }

  /// Returns whether the type is a variable that a requirement equates with an associated type.
  private func isDecidedByRequirement(_ type: Type) -> Bool {
    guard case .variable(let variable) = simplified(type), variable.literal == nil else { return false }
    return associatedVariables.contains(variable.id)
  }

  private func isPartOfLiteral(_ type: Type) -> Bool {
    guard case .variable(let variable) = simplified(type), variable.literal == nil else { return false }
    return defaultOfParts(variable) != nil
  }

  /// Returns whether the type is a type variable, or an optional of one at any depth.
  private func isOpenWithin(_ type: Type) -> Bool {
    var inner = simplified(type)
    while let payload = inner.optionalPayload { inner = simplified(payload) }
    guard case .variable(let open) = inner else { return false }
    return open.literal == nil
  }

  private func depth(_ type: Type) -> Int {
    var (type, depth) = (type, 0)
    while let payload = type.optionalPayload {
      type = simplified(payload)
      depth += 1
    }
    return depth
  }

  private func eraseToHashable(_ type: Type) -> Simplification {
    guard let hashable = universe.standardProtocol("Hashable") else { return .failed }
    score[.hashableErasure] += 1
    return .holds(universe.conforms(type, to: hashable, assuming: source.requirements))
  }

  private func convert(
    _ type: Type, toExistential protocols: [ProtocolReference], _ locator: ConstraintLocator
  ) -> Simplification {
    // The type behind `some P` conforms; a value of a type that is known by its protocols alone is of none that does.
    if protocols.contains(where: \.isOpaque), !isOpaque(type) {
      // A variable of such a type keeps to the type of its initial value.
      if locator.element == .assigned { return .failed }
      if case .existential = simplified(type),
        !protocols.allSatisfy({ universe.conforms(type, to: $0.decl, assuming: source.requirements) })
      {
        return .failed
      }
    }
    for proto in protocols {
      var conforms = universe.conforms(type, to: proto.decl, assuming: source.requirements)
      if !conforms, case .existential(let own) = simplified(type) {
        conforms = own.contains { $0.decl.inherits(from: proto.decl) }
      }
      guard conforms else { return .failed }
      // A conditional conformance is decided when the arguments are known.
      if type.hasVariables { add(.requirement(.conformance(type, ProtocolReference(proto.decl))), locator) }
      for (name, argument) in zip(proto.decl.primaryAssociatedTypes, proto.arguments) {
        // Nothing says the associated type of `any Store`.
        if case .dependentMember(let base, _) = normalized(.dependentMember(type, name)).head,
          case .existential(let own) = base.head, !own.contains(where: \.isOpaque)
        {
          return .failed
        }
        add(.equality(.dependentMember(type, name), argument), locator)
      }
    }
    return .solved
  }

  private func convertLiteral(
    _ variable: TypeVariable, _ literal: LiteralKind, _ to: Type, _ kind: Constraint.ConversionKind,
    _ locator: ConstraintLocator
  ) -> Simplification {
    if literal.isCollection, to.isAny || to.isNominal("AnyHashable") { return .waiting }
    if to.isAny {
      score[.emptyExistential] += 1
      return literal == .nilLiteral ? .failed : .solved
    }
    if let wanted = to.optionalPayload {
      if literal == .nilLiteral { return .holds(unify(.variable(variable), to)) }
      score[.valueToOptional] += 1
      add(.conversion(.variable(variable), wanted, kind), locator)
      return .solved
    }
    switch to {
    case .existential(let protocols):
      if literal.isCollection { return .waiting }
      guard let standard = source.defaultType(of: literal),
        protocols.allSatisfy({ universe.conforms(standard, to: $0.decl, assuming: source.requirements) })
      else { return .failed }
      bind(variable, to: standard)
      return .solved
    case .nominal(let decl, _) where decl.isAnyHashable:
      guard let standard = source.defaultType(of: literal) else { return .failed }
      bind(variable, to: standard)
      score[.hashableErasure] += 1
      return .solved
    case .dependentMember(let base, _) where base.hasVariables: return .waiting
    default: return .holds(unify(.variable(variable), to))
    }
  }

  private func convertFunction(
    _ x: FunctionType, _ y: FunctionType, _ kind: Constraint.ConversionKind, _ locator: ConstraintLocator
  ) -> Simplification {
    if x.isThrowing, !y.isThrowing { return .failed }
    if x.isAsync, !y.isAsync { return .failed }
    if let thrown = y.thrown, thrown.hasVariables {
      if !unify(thrown, thrownType(of: x)) { return .failed }
    } else if x.isThrowing, let wanted = y.thrown, !unify(x.thrown ?? universe.anyError, wanted) {
      return .failed
    }
    if y.parameters.count == 1, x.parameters.count != 1, case .tuple(let fields) = simplified(y.parameters[0].type),
      fields.count == x.parameters.count
    {
      score[.functionConversion] += 1
      for (field, parameter) in zip(fields, x.parameters) {
        add(.conversion(field.type, parameter.type, .value), locator)
      }
      add(.conversion(x.result, y.result, .value), locator)
      return .solved
    }
    // One tuple may be destructured by several parameters, and `()` by none: which it is has to be known.
    if y.parameters.count == 1, x.parameters.count != 1, simplified(y.parameters[0].type).isOpen { return .waiting }
    guard x.parameters.count == y.parameters.count else { return .failed }
    if !Type.function(x).hasVariables, !Type.function(y).hasVariables {
      if unify(.function(x), .function(y)) { return .solved }
      score[.functionConversion] += 1
    }
    for (given, wanted) in zip(x.parameters, y.parameters) {
      if given.isInout != wanted.isInout || given.isVariadic != wanted.isVariadic { return .failed }
      add(
        given.isInout ? .equality(wanted.type, given.type) : .conversion(wanted.type, given.type, .value), locator)
    }
    add(.conversion(x.result, y.result, .value), locator)
    return .solved
  }
}

extension Type {
  fileprivate var isExistential: Bool { if case .existential = head { true } else { false } }

  /// True if values of other types convert to the type.
  fileprivate var holdsOtherTypes: Bool {
    switch head {
    case .nominal(let decl, let arguments):
      decl.kind == .classType || decl.isOptional || decl.isAnyHashable || arguments.contains(where: \.holdsOtherTypes)
    case .existential, .tuple, .function, .metatype: true
    default: false
    }
  }
}

extension LiteralKind {
  var isCollection: Bool { self == .array || self == .dictionary }
}
