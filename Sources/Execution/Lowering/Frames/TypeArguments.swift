import Types

/// The types that a call of generic code travels with, in the order of the function's hidden parameters.
package final class TypeArguments: Sendable {
  let types: [Type]
  package init(_ types: [Type]) { self.types = types }
  static let none = TypeArguments([])
}

/// Type arguments for the generic parameters in one call.
struct TypeSubstitution {
  private var types: [ObjectIdentifier: Type] = [:]
  init() {}
  init(_ parameters: [GenericParameter], _ arguments: [Type]) {
    for (parameter, argument) in zip(parameters, arguments) { types[ObjectIdentifier(parameter)] = argument }
  }
  subscript(parameter: GenericParameter) -> Type? {
    get { types[ObjectIdentifier(parameter)] }
    set { types[ObjectIdentifier(parameter)] = newValue }
  }

  func apply(_ type: Type, in universe: Universe) -> Type {
    func fields(_ list: [Type]) -> [Type] { list.map { apply($0, in: universe) } }
    switch type.resolvedHead {
    case .parameter(let parameter): return self[parameter] ?? type
    case .nominal(let decl, let arguments): return arguments.isEmpty ? type : .nominal(decl, fields(arguments))
    case .tuple(let list): return .tuple(list.map { TupleField(label: $0.label, apply($0.type, in: universe)) })
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = apply(function.parameters[index].type, in: universe)
      }
      function.result = apply(function.result, in: universe)
      return .function(function)
    case .existential(let protocols):
      return .existential(protocols.map { ProtocolReference($0.decl, arguments: fields($0.arguments)) })
    case .metatype(let instance): return .metatype(apply(instance, in: universe))
    case .dependentMember(let base, let name):
      return universe.normalized(.dependentMember(apply(base, in: universe), name))
    case .variable, .error: return type
    }
  }
}

extension NominalDecl {
  /// Returns the arguments that a superclass or the class itself has as seen from an instance's own.
  func typeArguments(ofAncestor ancestor: NominalDecl, from arguments: [Type], in universe: Universe) -> [Type] {
    if self === ancestor || ancestor.allGenerics.isEmpty { return self === ancestor ? arguments : [] }
    guard case .nominal(let parent, let parentArguments)? = superclass else { return [] }
    let substitution = TypeSubstitution(allGenerics, arguments)
    return parent.typeArguments(
      ofAncestor: ancestor, from: parentArguments.map { substitution.apply($0, in: universe) }, in: universe)
  }
}
