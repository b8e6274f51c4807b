import SyntaxTree
import Types

/// Making two types equal.
extension ConstraintSystem {
  /// Binds variables so that both types are equal; changes nothing where they cannot be.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let start = mark
    let waiting = worklist
    if unifyParts(left, right) { return true }
    rollBack(to: start)
    worklist = waiting
    return false
  }

  private func unifyParts(_ left: Type, _ right: Type) -> Bool {
    let a = simplified(left)
    let b = simplified(right)
    switch (a, b) {
    case (.error, _) where !isRepairing, (_, .error) where !isRepairing: return false
    case (.variable(let x), .variable(let y)): return x === y || unifyVariables(x, y)
    case (.variable(let variable), let type), (let type, .variable(let variable)):
      return bindChecked(variable, to: type)
    case (.error, _), (_, .error): return true
    case (.dependentMember(let base, _), _) where base.hasVariables,
      (_, .dependentMember(let base, _)) where base.hasVariables:
      if !Type.same(a, b) { worklist.append(Constraint(.equality(a, b), nowhere)) }
      return true
    case (.nominal(let x, let xs), .nominal(let y, let ys)):
      return x === y && xs.count == ys.count && zip(xs, ys).allSatisfy { unifyParts($0, $1) }
    case (.tuple(let xs), .tuple(let ys)):
      return xs.count == ys.count
        && zip(xs, ys).allSatisfy { x, y in
          (x.label == nil || y.label == nil || x.label == y.label) && unifyParts(x.type, y.type)
        }
    case (.function(let x), .function(let y)):
      return x.parameters.count == y.parameters.count
        && zip(x.parameters, y.parameters).allSatisfy { $0.isInout == $1.isInout && unifyParts($0.type, $1.type) }
        && unifyParts(x.result, y.result) && unifyErrors(x, y)
    case (.existential(let xs), .existential(let ys)):
      return xs.count == ys.count
        && xs.allSatisfy { x in
          ys.contains { y in
            x.decl === y.decl && x.arguments.count == y.arguments.count
              && zip(x.arguments, y.arguments).allSatisfy { unifyParts($0, $1) }
          }
        }
    case (.metatype(let x), .metatype(let y)): return unifyParts(x, y)
    default: return Type.same(a, b)
    }
  }

  func unifyErrors(_ x: FunctionType, _ y: FunctionType) -> Bool {
    if let left = x.thrown, left.hasVariables { return unifyParts(left, thrownType(of: y)) }
    if let right = y.thrown, right.hasVariables { return unifyParts(thrownType(of: x), right) }
    return true
  }

  func thrownType(of function: FunctionType) -> Type {
    function.isThrowing ? function.thrown ?? universe.anyError : universe.never
  }

  private func unifyVariables(_ x: TypeVariable, _ y: TypeVariable) -> Bool {
    switch (x.literal, y.literal) {
    case (nil, _): bind(x, to: .variable(y))
    case (_, nil): bind(y, to: .variable(x))
    case (.integer, .float), (.character, .string): bind(x, to: .variable(y))
    case (.float, .integer), (.string, .character): bind(y, to: .variable(x))
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

  private func bindChecked(_ variable: TypeVariable, to type: Type) -> Bool {
    if type.contains({ if case .variable(let inner) = $0 { inner === variable } else { false } }) { return false }
    guard let literal = variable.literal, !type.isError else {
      bind(variable, to: type)
      return true
    }
    guard accepts(type, literal) else { return false }
    if let standard = source.defaultType(of: literal), !Type.same(standard, type),
      literal != .character || !type.isNominal("Character")
    {
      score[.nonDefaultLiteral] += 1
    }
    if literal == .array, !type.isNominal("Array") { score[.nonDefaultLiteral] += 1 }
    if literal == .dictionary, !type.isNominal("Dictionary") { score[.nonDefaultLiteral] += 1 }
    bind(variable, to: type)
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

  /// Tells whether a literal of that kind can be of that type.
  func accepts(_ type: Type, _ literal: LiteralKind) -> Bool {
    guard let proto = universe.standardProtocol(literal.protocolName) else { return false }
    switch type.head {
    case .nominal, .parameter, .dependentMember:
      return universe.conforms(type, to: proto, assuming: source.requirements)
    default: return false
    }
  }
}

extension LiteralKind {
  /// The protocol that types conform to which such a literal can be of.
  var protocolName: String {
    switch self {
    case .integer: "ExpressibleByIntegerLiteral"
    case .float: "ExpressibleByFloatLiteral"
    case .string: "ExpressibleByStringLiteral"
    case .character: "ExpressibleByUnicodeScalarLiteral"
    case .boolean: "ExpressibleByBooleanLiteral"
    case .nilLiteral: "ExpressibleByNilLiteral"
    case .array: "ExpressibleByArrayLiteral"
    case .dictionary: "ExpressibleByDictionaryLiteral"
    }
  }
}
