import SyntaxTree
/// A type of the interpreted language. It may contain type variables during inference, but none in the checker's
/// results. Inside generic code it may contain the code's own generic parameters, which are replaced at run time.
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
  /// Type of an erroneous expression, which converts to every type.
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

    /// Type of an argument: for an autoclosure, which is a function, that of its result.
    package var argumentType: Type { isAutoclosure ? type.functionType?.result ?? type : type }
  }
  package var parameters: [Parameter]
  package var isAsync: Bool
  /// True if it is declared as `throws`.
  private var isMarked: Bool
  /// The one type of error of `throws(Problem)`; nil where it may be any.
  package private(set) var thrown: Type?
  package var result: Type
  /// True if it is written `-> Void`, not `-> ()`: the same type, shown as it was written.
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

  /// True if it throws; a function that throws `Never` does not.
  package var isThrowing: Bool { isMarked && thrown?.isNever != true }

  /// Sets the type of thrown errors: a function that throws `Never` does not throw; nil and `any Error` mean untyped
  /// `throws`.
  package mutating func throwOnly(_ type: Type?) {
    isMarked = type?.isNever != true
    thrown = type?.isNever == true || type?.isAnyError == true ? nil : type
  }
}

/// A protocol in a constraint or an existential, `any P<Int>` with its arguments.
package struct ProtocolReference: Sendable {
  package let decl: NominalDecl
  /// Arguments for the protocol's primary associated types; empty if none are given.
  package let arguments: [Type]
  /// True for `some P`: a type known only inside its declaration. It converts like an existential, except where two
  /// values must have the same type.
  package var isOpaque = false
  package init(_ decl: NominalDecl, arguments: [Type] = []) {
    self.decl = decl
    self.arguments = arguments
  }

  /// Returns a copy with other arguments.
  func with(_ arguments: [Type]) -> ProtocolReference {
    var changed = ProtocolReference(decl, arguments: arguments)
    changed.isOpaque = isOpaque
    return changed
  }
}

/// A generic parameter of a declaration, compared by identity.
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

/// A type variable that the checker solves.
package final class TypeVariable: @unchecked Sendable {
  package let id: Int
  package var binding: Type?
  /// Kind of the literal that it is the type of, which decides its default type and its conversions.
  package var literal: LiteralKind?
  /// Generic parameter that it was opened for, named in messages while it is unbound.
  package var parameterName: String?
  package init(id: Int, literal: LiteralKind? = nil) {
    self.id = id
    self.literal = literal
  }
}
