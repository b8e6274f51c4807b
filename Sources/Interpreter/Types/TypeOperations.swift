/// What is put in place of generic parameters.
package struct Substitution {
  private var types: [ObjectIdentifier: Type] = [:]

  package init() {}
  package init(_ parameters: [GenericParameter], _ arguments: [Type]) {
    for (parameter, argument) in zip(parameters, arguments) { types[ObjectIdentifier(parameter)] = argument }
  }
  package subscript(parameter: GenericParameter) -> Type? {
    get { types[ObjectIdentifier(parameter)] }
    set { types[ObjectIdentifier(parameter)] = newValue }
  }
  package var isEmpty: Bool { types.isEmpty }
}

extension Type {
  /// This type with bound variables followed at its top.
  package var head: Type {
    var type = self
    while case .variable(let variable) = type, let binding = variable.binding { type = binding }
    return type
  }

  /// Every part of this type replaced from the inside out.
  package func mapped(_ transform: (Type) -> Type) -> Type {
    switch head {
    case .nominal(let decl, let arguments):
      if arguments.isEmpty { return transform(head) }
      return transform(.nominal(decl, arguments.map { $0.mapped(transform) }))
    case .tuple(let fields):
      return transform(.tuple(fields.map { TupleField(label: $0.label, $0.type.mapped(transform)) }))
    case .function(let function):
      var copy = function
      for index in copy.parameters.indices {
        copy.parameters[index].type = copy.parameters[index].type.mapped(transform)
      }
      copy.result = copy.result.mapped(transform)
      return transform(.function(copy))
    case .existential(let protocols):
      if protocols.allSatisfy({ $0.arguments.isEmpty }) { return transform(head) }
      return transform(
        .existential(
          protocols.map { ProtocolReference($0.decl, arguments: $0.arguments.map { $0.mapped(transform) }) }))
    case .metatype(let instance): return transform(.metatype(instance.mapped(transform)))
    case .dependentMember(let base, let name): return transform(.dependentMember(base.mapped(transform), name))
    case .parameter, .variable, .error: return transform(head)
    }
  }

  package func substituting(_ substitution: Substitution) -> Type {
    if substitution.isEmpty { return self }
    return mapped { part in
      if case .parameter(let parameter) = part { return substitution[parameter] ?? part }
      return part
    }
  }

  /// Whether any part of it answers the question.
  package func contains(_ question: (Type) -> Bool) -> Bool {
    let top = head
    if question(top) { return true }
    switch top {
    case .nominal(_, let arguments): return arguments.contains { $0.contains(question) }
    case .tuple(let fields): return fields.contains { $0.type.contains(question) }
    case .function(let function):
      return function.result.contains(question) || function.parameters.contains { $0.type.contains(question) }
    case .existential(let protocols): return protocols.contains { $0.arguments.contains { $0.contains(question) } }
    case .metatype(let instance): return instance.contains(question)
    case .dependentMember(let base, _): return base.contains(question)
    case .parameter, .variable, .error: return false
    }
  }

  package var hasVariables: Bool {
    contains {
      if case .variable = $0 { true } else { false }
    }
  }
  package var hasError: Bool {
    contains {
      if case .error = $0 { true } else { false }
    }
  }
  package var hasParameters: Bool {
    contains {
      switch $0 {
      case .parameter, .dependentMember: true
      default: false
      }
    }
  }

  package var isVoid: Bool {
    if case .tuple(let fields) = head { fields.isEmpty } else { false }
  }
  package var isAny: Bool {
    if case .existential(let protocols) = head { protocols.isEmpty } else { false }
  }
  package var isVariable: Bool {
    if case .variable = head { true } else { false }
  }
  package var isError: Bool {
    if case .error = head { true } else { false }
  }

  /// The declaration of a nominal type, by its name; nil for others.
  package func isNominal(_ name: String) -> Bool {
    if case .nominal(let decl, _) = head { decl.name == name } else { false }
  }
  package var nominalDecl: NominalDecl? {
    if case .nominal(let decl, _) = head { decl } else { nil }
  }
  package var arguments: [Type] {
    if case .nominal(_, let arguments) = head { arguments } else { [] }
  }
  /// `Wrapped` of an optional type.
  package var optionalPayload: Type? {
    if case .nominal(let decl, let arguments) = head, decl.isOptional {
      arguments[0]
    } else {
      nil
    }
  }
  package var functionType: FunctionType? {
    if case .function(let function) = head { function } else { nil }
  }

  /// Whether two types are the same, variables not being bound by the question.
  package static func same(_ a: Type, _ b: Type) -> Bool {
    switch (a.head, b.head) {
    case (.nominal(let left, let leftArguments), .nominal(let right, let rightArguments)):
      left === right && leftArguments.count == rightArguments.count
        && zip(leftArguments, rightArguments).allSatisfy(same)
    case (.tuple(let left), .tuple(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.label == $1.label && same($0.type, $1.type) }
    case (.function(let left), .function(let right)):
      left.parameters.count == right.parameters.count && left.isThrowing == right.isThrowing
        && left.isAsync == right.isAsync
        && same(left.result, right.result)
        && zip(left.parameters, right.parameters).allSatisfy { $0.isInout == $1.isInout && same($0.type, $1.type) }
    case (.parameter(let left), .parameter(let right)): left === right
    case (.variable(let left), .variable(let right)): left === right
    case (.existential(let left), .existential(let right)):
      left.count == right.count
        && left.allSatisfy { one in
          right.contains { other in
            one.decl === other.decl && one.arguments.count == other.arguments.count
              && zip(one.arguments, other.arguments).allSatisfy(same)
          }
        }
    case (.metatype(let left), .metatype(let right)): same(left, right)
    case (.dependentMember(let left, let leftName), .dependentMember(let right, let rightName)):
      leftName == rightName && same(left, right)
    case (.error, .error): true
    default: false
    }
  }
}

extension Requirement {
  package func substituting(_ substitution: Substitution) -> Requirement {
    switch self {
    case .conformance(let type, let proto):
      .conformance(
        type.substituting(substitution),
        ProtocolReference(proto.decl, arguments: proto.arguments.map { $0.substituting(substitution) }))
    case .superclass(let type, let superclass):
      .superclass(type.substituting(substitution), superclass.substituting(substitution))
    case .classBound(let type): .classBound(type.substituting(substitution))
    case .sameType(let left, let right):
      .sameType(left.substituting(substitution), right.substituting(substitution))
    }
  }
}
