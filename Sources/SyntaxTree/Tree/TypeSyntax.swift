/// A type as it was written.
package final class TypeSyntax {
  package indirect enum Kind {
    /// `Outer<A>.Inner<B>`, one component a name.
    case named([Component])
    case optional(TypeSyntax)
    case implicitlyUnwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(TypeSyntax, TypeSyntax)
    /// `()` is the empty tuple.
    case tuple([(label: String?, type: TypeSyntax)])
    case function(
      parameters: [Parameter], isAsync: Bool, isThrowing: Bool, thrown: TypeSyntax?, result: TypeSyntax)
    case some(TypeSyntax)
    case any(TypeSyntax)
    case composition([TypeSyntax])
    /// `T.Type`, `P.Protocol`.
    case metatype(TypeSyntax)
    /// `inout T`.
    case inoutType(TypeSyntax)
    /// `@escaping`, `@autoclosure`, … before a type.
    case attributed([String], TypeSyntax)
    /// `_` as a generic argument or a closure parameter's type.
    case placeholder
  }
  package struct Component {
    package let name: String
    package let arguments: [TypeSyntax]
    package let range: SourceRange
    package init(name: String, arguments: [TypeSyntax], range: SourceRange) {
      self.name = name
      self.arguments = arguments
      self.range = range
    }
  }
  package struct Parameter {
    package let type: TypeSyntax
    package let isVariadic: Bool
    package init(type: TypeSyntax, isVariadic: Bool) {
      self.type = type
      self.isVariadic = isVariadic
    }
  }
  package let kind: Kind
  package let range: SourceRange
  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

extension TypeSyntax {
  /// `inout T`.
  package var isInout: Bool {
    switch kind {
    case .inoutType: true
    case .attributed(_, let inner): inner.isInout
    default: false
    }
  }
}

extension TypeSyntax {
  /// `Self`, `Self?`.
  package var isSelf: Bool {
    switch kind {
    case .named(let components): components.count == 1 && components[0].name == "Self"
    case .optional(let inner): inner.isSelf
    default: false
    }
  }
}

extension TypeSyntax {
  /// `@MainActor () -> Void`, or an optional of it.
  package var isMainActorFunction: Bool {
    switch kind {
    case .attributed(let names, let inner): names.contains("MainActor") || inner.isMainActorFunction
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.isMainActorFunction
    default: false
    }
  }
}
