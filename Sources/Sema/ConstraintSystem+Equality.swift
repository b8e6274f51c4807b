import SyntaxTree
import Types

/// Making two types equal: open types are variables of the system, and members of them wait until they are known.
extension ConstraintSystem: TypeUnifier {
  package var requirements: [Requirement] { source.requirements }

  /// Binds variables so that both types are equal; changes nothing where they cannot be.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let start = mark
    let waiting = worklist
    if unifyParts(left, right) { return true }
    rollBack(to: start)
    worklist = waiting
    return false
  }

  package func unifyOpen(_ left: Type, _ right: Type) -> Bool? {
    switch (left, right) {
    case (.error, _) where !isRepairing, (_, .error) where !isRepairing: return false
    case (.variable(let x), .variable(let y)): return x === y || unifyVariables(x, y)
    case (.variable(let variable), let type), (let type, .variable(let variable)):
      return bindLiteralOrVariable(variable, to: type)
    case (.error, _), (_, .error): return true
    case (.dependentMember(let base, _), _) where base.hasVariables,
      (_, .dependentMember(let base, _)) where base.hasVariables:
      if !Type.same(left, right) { worklist.append(Constraint(.equality(left, right), nowhere)) }
      return true
    default: return nil
    }
  }

  private func unifyVariables(_ x: TypeVariable, _ y: TypeVariable) -> Bool {
    switch (x.literal, y.literal) {
    case (nil, _): bind(x, to: .variable(y))
    case (_, nil): bind(y, to: .variable(x))
    case (.integer, .float), (.character, .string), (.float, .integer), (.string, .character):
      if x.literal == .integer || y.literal == .integer { score[.nonDefaultLiteral] += 1 }
      if x.literal == .integer || x.literal == .character {
        bind(x, to: .variable(y))
      } else {
        bind(y, to: .variable(x))
      }
    case (.array, .array), (.dictionary, .dictionary):
      guard let one = collections[x.id], let other = collections[y.id] else { return false }
      bind(x, to: .variable(y))
      if let key = one.key, let otherKey = other.key, !unifyParts(key, otherKey) { return false }
      return unifyParts(one.element, other.element)
    case (let a, let b):
      guard a == b else { return false }
      // The older one stays, so that the literals of a long list do not become one long chain of bindings.
      if x.id < y.id { bind(y, to: .variable(x)) } else { bind(x, to: .variable(y)) }
    }
    return true
  }

  private func bindLiteralOrVariable(_ variable: TypeVariable, to type: Type) -> Bool {
    guard let literal = variable.literal, !type.isError else { return bindUnlessRecursive(variable, to: type) }
    guard accepts(type, literal) else { return false }
    if let standard = source.defaultType(of: literal), !Type.same(standard, type),
      literal != .character || !type.isNominal("Character")
    {
      score[.nonDefaultLiteral] += 1
    }
    if literal == .array, !type.isNominal("Array") { score[.nonDefaultLiteral] += 1 }
    if literal == .dictionary, !type.isNominal("Dictionary") { score[.nonDefaultLiteral] += 1 }
    guard bindUnlessRecursive(variable, to: type) else { return false }
    if type.hasVariables, type.nominalDecl?.isNative == false,
      let proto = universe.standardProtocol(literal.protocolName)
    {
      // The conditions of the conformance say more of its arguments.
      worklist.append(Constraint(.requirement(.conformance(type, ProtocolReference(proto))), nowhere))
    }
    return collections[variable.id].map { relate($0, to: type, literal) } ?? true
  }

  /// The elements of a collection literal are those of the type that it has.
  private func relate(_ literal: (key: Type?, element: Type), to type: Type, _ kind: LiteralKind) -> Bool {
    func member(_ name: String) -> Type? {
      universe.memberType(name, of: type, assuming: source.requirements)
    }
    if kind == .dictionary {
      guard let key = literal.key else { return false }
      if type.isNominal("Dictionary") {
        return unifyParts(key, type.arguments[0]) && unifyParts(literal.element, type.arguments[1])
      }
      guard let ownKey = member("Key"), let ownValue = member("Value") else { return false }
      return unifyParts(key, ownKey) && unifyParts(literal.element, ownValue)
    }
    if let decl = type.nominalDecl, decl.isNative, ["Array", "Set", "ArraySlice"].contains(decl.name) {
      return unifyParts(literal.element, type.arguments[0])
    }
    guard let element = member("ArrayLiteralElement") else { return false }
    return unifyParts(literal.element, element)
  }
}
