import SyntaxTree
import Types

/// A key path that is written out, with the types at its beginning and its end.
package final class KeyPathUse {
  /// One step: an expression of a value that the steps before it lead to.
  package struct Step {
    package let expr: Expr
    package let base: Expr
    let baseType: Type
    package var isOptionalChain: Bool { if case .bindOptional = expr.kind { true } else { false } }
  }
  package let root: Type
  package let value: Type
  package let steps: [Step]
  let hasWrittenRoot: Bool

  init(root: Type, value: Type, steps: [Step], hasWrittenRoot: Bool) {
    self.root = root
    self.value = value
    self.steps = steps
    self.hasWrittenRoot = hasWrittenRoot
  }
}

/// The use that a key path can be put to, by which its class is chosen.
package enum KeyPathCapability: Int, Comparable {
  case partial, read, write, writeThroughReference

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The capability of the library's class of that name.
  init?(_ decl: NominalDecl) {
    guard decl.isNative else { return nil }
    switch decl.name {
    case "AnyKeyPath", "PartialKeyPath": self = .partial
    case "KeyPath": self = .read
    case "WritableKeyPath": self = .write
    case "ReferenceWritableKeyPath": self = .writeThroughReference
    default: return nil
    }
  }

  package var className: String {
    switch self {
    case .partial: "PartialKeyPath"
    case .read: "KeyPath"
    case .write: "WritableKeyPath"
    case .writeThroughReference: "ReferenceWritableKeyPath"
    }
  }
}

extension FunctionDecl {
  /// The sum of the capabilities of the key paths that its parameters take.
  var keyPathCapability: Int {
    parameters.reduce(0) { sum, parameter in
      sum + (parameter.type.nominalDecl.flatMap { KeyPathCapability($0) }?.rawValue ?? 0)
    }
  }
}
