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

extension TypeSyntax {
  /// The type `Outer` of the `Outer.Name` in this type whose `Name` is at an offset; nil for a name that nothing precedes.
  package func outerType(at offset: Int) -> TypeSyntax? {
    guard range.start <= offset, offset < range.end else { return nil }
    switch kind {
    case .named(let components):
      for component in components {
        if let found = component.arguments.lazy.compactMap({ $0.outerType(at: offset) }).first { return found }
      }
      guard let index = components.firstIndex(where: { $0.range.start <= offset && offset < $0.range.end }), index > 0
      else { return nil }
      let outer = Array(components[..<index])
      return TypeSyntax(
        .named(outer), SourceRange(file: range.file, start: outer[0].range.start, end: outer[index - 1].range.end))
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .some(let inner), .any(let inner),
      .metatype(let inner), .inoutType(let inner), .attributed(_, let inner):
      return inner.outerType(at: offset)
    case .dictionary(let key, let value): return key.outerType(at: offset) ?? value.outerType(at: offset)
    case .tuple(let fields): return fields.lazy.compactMap { $0.type.outerType(at: offset) }.first
    case .function(let parameters, _, _, let thrown, let result):
      return parameters.lazy.compactMap { $0.type.outerType(at: offset) }.first ?? thrown?.outerType(at: offset)
        ?? result.outerType(at: offset)
    case .composition(let parts): return parts.lazy.compactMap { $0.outerType(at: offset) }.first
    case .placeholder: return nil
    }
  }
}
