import SyntaxTree
import Types

/// Structural unification of types.
///
/// A conforming type says how type variables are bound and records each binding on its trail, from which it rolls back when unification
/// fails.
package protocol TypeUnifier {
  var universe: Universe { get }
  /// Generic requirements in force.
  var requirements: [Requirement] { get }
  /// Unifies two types of which at least one is a type variable or an error; nil if both are to be compared part by part.
  func unifyOpen(_ left: Type, _ right: Type) -> Bool?
  func bind(_ variable: TypeVariable, to type: Type)
}

extension TypeUnifier {
  /// Unifies two types part by part. Bindings are not undone on failure.
  package func unifyParts(_ left: Type, _ right: Type) -> Bool {
    let a = universe.simplified(left, assuming: requirements)
    let b = universe.simplified(right, assuming: requirements)
    if let answer = unifyOpen(a, b) { return answer }
    switch (a, b) {
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

  /// Binds an unknown error type to the error type of the other function. Differing known error types are not compared here.
  package func unifyErrors(_ x: FunctionType, _ y: FunctionType) -> Bool {
    if let left = x.thrown, left.hasVariables { return unifyParts(left, thrownType(of: y)) }
    if let right = y.thrown, right.hasVariables { return unifyParts(thrownType(of: x), right) }
    return true
  }

  package func thrownType(of function: FunctionType) -> Type {
    function.isThrowing ? function.thrown ?? universe.anyError : universe.never
  }

  /// Binds a variable to a type that does not contain it.
  package func bindUnlessRecursive(_ variable: TypeVariable, to type: Type) -> Bool {
    if type.contains({ if case .variable(let inner) = $0 { inner === variable } else { false } }) { return false }
    bind(variable, to: type)
    return true
  }

  /// Returns whether a literal of that kind can have the type.
  package func accepts(_ type: Type, _ literal: LiteralKind) -> Bool {
    guard let proto = universe.standardProtocol(literal.protocolName) else { return false }
    switch type.head {
    case .nominal, .parameter, .dependentMember: return universe.conforms(type, to: proto, assuming: requirements)
    default: return false
    }
  }
}

extension LiteralKind {
  /// The protocol that types conform to which such a literal can be of.
  package var protocolName: String {
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
