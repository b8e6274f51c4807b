/// Replacement types of generic parameters. Rarely more than four, so they are searched linearly and not hashed.
package struct Substitution {
  private var entries: [(parameter: GenericParameter, type: Type)] = []

  package init() {}
  package init(_ parameters: [GenericParameter], _ arguments: [Type]) {
    entries.reserveCapacity(parameters.count)
    for (parameter, argument) in zip(parameters, arguments) { entries.append((parameter, argument)) }
  }
  package subscript(parameter: GenericParameter) -> Type? {
    get {
      for entry in entries where entry.parameter === parameter { return entry.type }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.parameter === parameter }
      switch (index, newValue) {
      case (let index?, let type?): entries[index].type = type
      case (let index?, nil): entries.remove(at: index)
      case (nil, let type?): entries.append((parameter, type))
      case (nil, nil): break
      }
    }
  }
  package var isEmpty: Bool { entries.isEmpty }
  package var types: [Type] { entries.map(\.type) }
}

extension Type {
  /// This type with bound variables followed at its top.
  package var head: Type {
    var type = self
    while case .variable(let variable) = type, let binding = variable.binding { type = binding }
    return type
  }

  /// Returns this type with parts replaced by `change`, from the inside out; nil if there is none, so that types
  /// without parameters, which most are, are not rebuilt by each substitution.
  package func replacing(_ change: (Type) -> Type?) -> Type? {
    switch self {
    case .nominal(let decl, let arguments):
      guard let replaced = arguments.replacing(change) else { return change(self) }
      return Type.nominal(decl, replaced).changed(change)
    case .tuple(let fields):
      guard let replaced = fields.map(\.type).replacing(change) else { return change(self) }
      return Type.tuple(zip(fields, replaced).map { TupleField(label: $0.label, $1) }).changed(change)
    case .function(let function):
      let result = function.result.replacing(change)
      let thrown = function.thrown?.replacing(change)
      let replaced = function.parameters.map(\.type).replacing(change)
      if result == nil, thrown == nil, replaced == nil { return change(self) }
      var copy = function
      if let replaced { for (index, type) in replaced.enumerated() { copy.parameters[index].type = type } }
      if let result { copy.result = result }
      if let thrown { copy.throwOnly(thrown) }
      return Type.function(copy).changed(change)
    case .existential(let protocols):
      guard protocols.contains(where: { !$0.arguments.isEmpty }) else { return change(self) }
      let replaced = protocols.map { $0.arguments.replacing(change) }
      guard replaced.contains(where: { $0 != nil }) else { return change(self) }
      return Type.existential(
        zip(protocols, replaced).map { $0.with($1 ?? $0.arguments) }
      ).changed(change)
    case .metatype(let instance):
      guard let replaced = instance.replacing(change) else { return change(self) }
      return Type.metatype(replaced).changed(change)
    case .dependentMember(let base, let name):
      guard let replaced = base.replacing(change) else { return change(self) }
      return Type.dependentMember(replaced, name).changed(change)
    case .variable(let variable):
      // A bound variable is replaced by its binding.
      guard let binding = variable.binding else { return change(self) }
      return binding.replacing(change) ?? binding
    case .parameter, .error: return change(self)
    }
  }

  private func changed(_ change: (Type) -> Type?) -> Type { change(self) ?? self }

  package func substituting(_ substitution: Substitution) -> Type {
    if substitution.isEmpty { return self }
    let replaced = replacing { part in
      if case .parameter(let parameter) = part { substitution[parameter] } else { nil }
    }
    return replaced ?? self
  }

  /// Returns true if any part of the type satisfies the predicate.
  package func contains(_ question: (Type) -> Bool) -> Bool {
    if case .variable(let variable) = self, let binding = variable.binding { return binding.contains(question) }
    if question(self) { return true }
    switch self {
    case .nominal(_, let arguments): return arguments.contains { $0.contains(question) }
    case .tuple(let fields): return fields.contains { $0.type.contains(question) }
    case .function(let function):
      return function.result.contains(question) || function.parameters.contains { $0.type.contains(question) }
        || function.thrown?.contains(question) == true
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

  /// Returns true for the type of a library that has this name.
  package func isNominal(_ name: String) -> Bool {
    if case .nominal(let decl, _) = head { decl.isNative && decl.name == name } else { false }
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

  /// Type of the value within all optionals; the type itself where it is none.
  package var innermostPayload: Type { optionalPayload?.innermostPayload ?? self }
  package var functionType: FunctionType? {
    if case .function(let function) = head { function } else { nil }
  }

  private static func sameErrors(_ left: Type?, _ right: Type?) -> Bool {
    guard let left, let right else { return left?.isAnyError != false && right?.isAnyError != false }
    return same(left, right)
  }

  /// Returns true if two types are equal, without binding variables.
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
        && same(left.result, right.result) && (!left.isThrowing || sameErrors(left.thrown, right.thrown))
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

extension Type {
  package var isNever: Bool { isNominal("Never") }
  /// `any Error`.
  var isAnyError: Bool {
    if case .existential(let protocols) = head {
      protocols.count == 1 && protocols[0].decl.name == "Error"
    } else {
      false
    }
  }
}

extension [Type] {
  /// Returns the types with parts replaced by `change`; nil if none changes.
  fileprivate func replacing(_ change: (Type) -> Type?) -> [Type]? {
    var replaced: [Type]?
    for index in indices {
      guard let type = self[index].replacing(change) else { continue }
      if replaced == nil { replaced = self }
      replaced?[index] = type
    }
    return replaced
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
