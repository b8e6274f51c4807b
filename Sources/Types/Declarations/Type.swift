import SyntaxTree
/// A type of the interpreted language. While it is being inferred it may hold type variables; what leaves the checker
/// holds none. Inside generic code it may hold the code's own generic parameters, which are replaced when it runs.
package indirect enum Type: @unchecked Sendable {
  /// A struct, class, enum or native type with its arguments, its parents' first.
  case nominal(NominalDecl, [Type])
  case tuple([TupleField])
  case function(FunctionType)
  /// A generic parameter seen from inside, a protocol's `Self` too.
  case parameter(GenericParameter)
  case variable(TypeVariable)
  /// `any P & Q`; without a protocol it is `Any`.
  case existential([ProtocolReference])
  case metatype(Type)
  /// `T.Element` where `T` is a parameter (or still a variable).
  case dependentMember(Type, String)
  /// Stands where a message was already given, and fits everything.
  case error

  package static let void = Type.tuple([])
  package static let any = Type.existential([])
}

package struct TupleField: Sendable {
  package var label: String?
  package var type: Type
  package init(label: String? = nil, _ type: Type) {
    self.label = label
    self.type = type
  }
}

package struct FunctionType: Sendable {
  package struct Parameter: Sendable {
    package var type: Type
    package var isInout: Bool
    package var isVariadic: Bool
    package var isAutoclosure: Bool
    package init(_ type: Type, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false) {
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
    }
  }
  package var parameters: [Parameter]
  package var isAsync: Bool
  /// Declared as `throws`.
  private var isMarked: Bool
  /// The one type of error of `throws(Problem)`; nil where it may be any.
  package private(set) var thrown: Type?
  package var result: Type
  /// Written `-> Void`, not `-> ()`: the same type, shown as it was written.
  package var namesVoid = false
  package init(
    parameters: [Parameter], isAsync: Bool = false, isThrowing: Bool = false, thrown: Type? = nil, result: Type
  ) {
    self.parameters = parameters
    self.isAsync = isAsync
    isMarked = isThrowing
    self.thrown = thrown
    self.result = result
  }

  /// What throws only `Never` does not throw.
  package var isThrowing: Bool { isMarked && thrown?.isNever != true }

  /// What it throws is of that type: of `Never`, and it does not throw; of any, and nothing is said of it; nil for any.
  package mutating func throwOnly(_ type: Type?) {
    isMarked = type?.isNever != true
    thrown = type?.isNever == true || type?.isAnyError == true ? nil : type
  }
}

/// A protocol as it is named in a constraint or an existential, `any P<Int>` with what stands in its brackets.
package struct ProtocolReference: Sendable {
  package let decl: NominalDecl
  /// By the protocol's primary associated types; empty where none are given.
  package let arguments: [Type]
  /// `some P`: one type, which only who declares it knows. It is taken for any of them but where two of one type are asked for.
  package var isOpaque = false
  package init(_ decl: NominalDecl, arguments: [Type] = []) {
    self.decl = decl
    self.arguments = arguments
  }

  /// With other arguments.
  func with(_ arguments: [Type]) -> ProtocolReference {
    var changed = ProtocolReference(decl, arguments: arguments)
    changed.isOpaque = isOpaque
    return changed
  }
}

/// One generic parameter of one declaration, compared by identity.
package final class GenericParameter: @unchecked Sendable {
  package let name: String
  /// True for a protocol's `Self`.
  package let isSelf: Bool
  package init(name: String, isSelf: Bool = false) {
    self.name = name
    self.isSelf = isSelf
  }
}

package enum Requirement: Sendable {
  case conformance(Type, ProtocolReference)
  case superclass(Type, Type)
  case classBound(Type)
  case sameType(Type, Type)
}

/// An unknown that the checker solves.
package final class TypeVariable: @unchecked Sendable {
  /// What literal it stands for, which decides its default and what it may become.
  package let id: Int
  package var binding: Type?
  package var literal: LiteralKind?
  /// The generic parameter that it stands for, as messages call it while it is open.
  package var parameterName: String?
  package init(id: Int, literal: LiteralKind? = nil) {
    self.id = id
    self.literal = literal
  }
}
