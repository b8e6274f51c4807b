import SyntaxTree
import Types

/// Types made equal. The only variables are those that a declaration leaves open: `let names: Set = …`, the result of a closure.
extension Checker {
  /// Makes two types equal, or says that they cannot be; what it bound stays bound only if it succeeds.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let count = trail.count
    if unifyParts(left, right) { return true }
    while trail.count > count {
      trail.removeLast().binding = nil
    }
    return false
  }

  private func unifyParts(_ left: Type, _ right: Type) -> Bool {
    let a = universe.simplified(left, assuming: requirements)
    let b = universe.simplified(right, assuming: requirements)
    switch (a, b) {
    case (.error, _), (_, .error): return true
    case (.variable(let x), .variable(let y)):
      if x !== y { bind(x, to: .variable(y)) }
      return true
    case (.variable(let variable), let type), (let type, .variable(let variable)):
      return bindChecked(variable, to: type)
    case (.nominal(let x, let xs), .nominal(let y, let ys)):
      return x === y && xs.count == ys.count && zip(xs, ys).allSatisfy { unifyParts($0, $1) }
    case (.tuple(let xs), .tuple(let ys)):
      return xs.count == ys.count
        && zip(xs, ys).allSatisfy { x, y in
          (x.label == nil || y.label == nil || x.label == y.label) && unifyParts(x.type, y.type)
        }
    case (.function(let x), .function(let y)):
      return x.parameters.count == y.parameters.count
        && zip(x.parameters, y.parameters).allSatisfy {
          $0.isInout == $1.isInout && $0.isVariadic == $1.isVariadic && unifyParts($0.type, $1.type)
        }
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

  /// An E that nothing is known of yet is what the other function throws. Whether a function may stand for another that throws other
  /// errors is no question of this.
  private func unifyErrors(_ x: FunctionType, _ y: FunctionType) -> Bool {
    if let left = x.thrown, left.hasVariables { return unifyParts(left, errors(of: y)) }
    if let right = y.thrown, right.hasVariables { return unifyParts(errors(of: x), right) }
    return true
  }

  private func errors(of function: FunctionType) -> Type {
    function.isThrowing ? function.thrown ?? universe.anyError : universe.never
  }

  private func bindChecked(_ variable: TypeVariable, to type: Type) -> Bool {
    if type.contains({ if case .variable(let inner) = $0 { inner === variable } else { false } }) { return false }
    bind(variable, to: type)
    return true
  }

  /// Returns true if a literal of that kind can be of that type.
  func accepts(_ type: Type, _ literal: LiteralKind) -> Bool {
    guard let proto = universe.standardProtocol(Self.literalProtocol(literal)) else { return false }
    switch type.head {
    case .nominal, .parameter, .dependentMember:
      return universe.conforms(type, to: proto, assuming: requirements)
    default: return false
    }
  }

  static func literalProtocol(_ literal: LiteralKind) -> String {
    switch literal {
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

  func defaultType(of literal: LiteralKind) -> Type? {
    switch literal {
    case .integer: universe.int
    case .float: universe.double
    case .string, .character: universe.string
    case .boolean: universe.bool
    case .nilLiteral, .array, .dictionary: nil
    }
  }
}
