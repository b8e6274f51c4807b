import Sema
import SyntaxTree
import Types

/// One declaration that a call, a subscript or a name may mean.
struct Candidate {
  enum Target {
    case function(FunctionDecl)
    case enumCase(EnumCaseDecl)
    case memberwise(NominalDecl)
    case subscripting(SubscriptDecl)
    /// A value of function type.
    case value(CheckedExpr)
  }
  let target: Target
  /// The value it is called on, or the type (as a metatype) for static members and initializers.
  var receiver: CheckedExpr?
  var substitution = Substitution()
  var distance = 0
  var throughProtocol = false
  var dispatch = Callee.Dispatch.direct
  /// `super.method`.
  var isSuper = false
  /// `Type.method`: the receiver becomes the first argument.
  var isUnbound = false
  /// The `init()` of a struct whose memberwise initializer is hidden and whose properties all have values.
  var isPlain = false

  init(_ target: Target) { self.target = target }

  init(_ target: Target, receiver: CheckedExpr, member: FoundMember) {
    self.target = target
    self.receiver = receiver
    substitution = member.substitution
    distance = member.distance
    throughProtocol = member.throughProtocol
  }

  var function: FunctionDecl? {
    switch target {
    case .function(let function): function
    case .subscripting(let declaration): declaration.getter
    default: nil
    }
  }
}

extension Checker {
  func candidate(_ member: FoundMember, receiver: CheckedExpr, isSuper: Bool) -> Candidate? {
    let isType = receiver.type.isMetatype
    switch member.decl {
    case .function(let function):
      var made = Candidate(.function(function), receiver: receiver, member: member)
      made.dispatch = isSuper ? .direct : dispatch(function, member)
      made.isSuper = isSuper
      if function.kind == .initializer {
        guard isType || receiver.type.isMetatype else { return nil }
        if function.isRequirement {
          made.dispatch = .witness
        } else if case .metatype(let exact) = receiver.kind, case .nominal = exact.head {
          made.dispatch = .direct
        } else {
          made.dispatch = .dynamic
        }
        return made
      }
      if isType, !function.isStatic { made.isUnbound = true }
      return made
    case .enumCase(let enumCase):
      return isType ? Candidate(.enumCase(enumCase), receiver: receiver, member: member) : nil
    case .variable(let variable):
      // A property that holds a function.
      guard !isType || variable.isStatic,
        var value = try? property(
          variable, member, base: receiver, at: receiver.range, nameRange: receiver.range, isSuper: isSuper)
      else { return nil }
      if variable.isImplicitlyUnwrapped, let payload = value.type.optionalPayload, payload.functionType != nil {
        value = make(.forceUnwrap(value), payload, value.range)
      }
      var made = Candidate(.value(value))
      made.distance = member.distance
      return made
    case .subscriptDecl: return nil
    }
  }

  /// A struct's own initializer, where none was written in its body; a class's `init()` where all has a value.
  func memberwiseCandidates(_ type: Type, _ found: [FoundMember], isCalled: Bool = true) -> [Candidate] {
    guard case .nominal(let decl, let arguments) = universe.simplified(type, assuming: requirements), !decl.isNative
    else { return [] }
    switch decl.kind {
    case .structure:
      let written = (decl.members["init"] ?? []).contains {
        if case .function(let function) = $0 { !function.isInExtension } else { false }
      }
      if written { return [] }
      // It takes a value of a type that is not known yet.
      if let inferredProperty, decl.memberwiseProperties.contains(where: { $0 === inferredProperty && !$0.isLazy }) {
        return []
      }
    case .classType:
      if decl.ownInitializers.contains(where: { !$0.isConvenience && !$0.isWrittenBySwift }) { return [] }
      if decl.storedProperties.contains(where: \.needsInitialValue) { return [] }
      if found.contains(where: {
        if case .function(let function) = $0.decl {
          function.owner !== decl && !function.isRequirement && !function.isConvenience && !function.isWrittenBySwift
        } else {
          false
        }
      }) {
        return []
      }
    default: return []
    }
    var made = Candidate(.memberwise(decl))
    made.substitution = Substitution(decl.allGenerics, arguments)
    made.receiver = make(.metatype(type), .metatype(type), currentPlace)
    if decl.kind == .structure, !canUseMemberwise(decl) {
      guard decl.memberwiseProperties.allSatisfy({ $0.hasInitialValue || $0.isLazy }) else { return [] }
      made.isPlain = true
    } else if decl.kind == .structure && !isCalled && !decl.memberwiseProperties.isEmpty
      || decl.storedProperties.contains(where: \.isPartOfPattern),
      decl.memberwiseProperties.allSatisfy({ $0.hasInitialValue || $0.isLazy })
    {
      var plain = made
      plain.isPlain = true
      return [made, plain]
    }
    return [made]
  }

  /// The parameters of a candidate, its owner's arguments put in.
  func parameters(of candidate: Candidate, _ substitution: Substitution) -> [CallParameter] {
    func parameter(_ declared: ParameterDecl) -> CallParameter {
      CallParameter(
        label: declared.label, type: normal(declared.type.substituting(substitution)), isVariadic: declared.isVariadic,
        isInout: declared.isInout, isAutoclosure: declared.isAutoclosure,
        builder: declared.builder.map { normal($0.substituting(substitution)) },
        isEscaping: (declared.isEscaping || declared.type.functionType == nil) && !declared.capturesSelf,
        defaultValue: declared.defaultValue,
        hasDefault: declared.defaultValue != nil)
    }
    switch candidate.target {
    case .function(let function): return function.parameters.map(parameter)
    case .subscripting(let declaration): return declaration.getter.parameters.map(parameter)
    case .enumCase(let enumCase):
      return enumCase.payload.enumerated().map { index, field in
        let standard = enumCase.payloadDefaults.indices.contains(index) ? enumCase.payloadDefaults[index] : nil
        return CallParameter(
          label: field.label, type: normal(field.type.substituting(substitution)), defaultValue: standard,
          hasDefault: standard != nil)
      }
    case .memberwise(let decl):
      guard decl.kind == .structure, !candidate.isPlain else { return [] }
      return decl.storedProperties.compactMap { property in
        if property.isLet, property.hasInitialValue || property.initialValue != nil { return nil }
        let shown = property.wrapping?.property ?? property
        let declared = (try? type(of: property.wrapping?.isGivenWhole == true ? property : shown)) ?? .error
        var type = normal(declared.substituting(substitution))
        if property.builder != nil, type.functionType == nil {
          type = .function(FunctionType(parameters: [], result: type))
        }
        return CallParameter(
          label: shown.name, type: type, builder: property.builder?.substituting(substitution),
          hasDefault: property.hasInitialValue && !property.isPartOfPattern || property.isLazy)
      }
    case .value(let value):
      guard let function = universe.simplified(value.type, assuming: requirements).functionType else { return [] }
      return function.parameters.map {
        CallParameter(
          label: nil, type: normal($0.argumentType), isVariadic: $0.isVariadic, isInout: $0.isInout,
          isAutoclosure: $0.isAutoclosure, isEscaping: false)
      }
    }
  }

  func normal(_ type: Type) -> Type { universe.normalized(type, assuming: requirements) }

  /// Returns the description of a candidate for messages: `instance method 'map'`, `initializer 'init(_:)'`.
  func describe(_ candidate: Candidate, _ name: String) -> String {
    switch candidate.target {
    case .function(let function):
      if function.kind == .initializer { return "initializer '\(function.fullName)'" }
      if function.owner == nil { return "global function '\(function.shownName)'" }
      return "\(function.isStatic ? "static" : "instance") method '\(function.shownName)'"
    case .enumCase(let enumCase): return "enum case '\(enumCase.name)'"
    case .memberwise: return "initializer"
    case .subscripting: return "subscript"
    case .value: return "'\(name)'"
    }
  }

  func resultType(of candidate: Candidate, _ substitution: Substitution) -> Type {
    switch candidate.target {
    case .function(let function):
      if function.kind == .initializer, let type = candidate.receiver?.type.instance {
        return function.isFailable ? universe.optional(type) : type
      }
      let result = normal(function.result.substituting(substitution))
      // A result of type `Self` from `super` has the type of the calling object.
      let asking = candidate.isSuper ? ownVariable(in: scope)?.type : candidate.receiver?.type
      guard function.returnsSelf, let own = asking?.instance, !own.isError else { return result }
      return result.optionalPayload == nil ? own : universe.optional(own)
    case .subscripting(let declaration): return normal(declaration.getter.result.substituting(substitution))
    case .enumCase(let enumCase):
      return .nominal(enumCase.owner, enumCase.owner.allGenerics.map { substitution[$0] ?? .error })
    case .memberwise(let decl): return .nominal(decl, decl.allGenerics.map { substitution[$0] ?? .error })
    case .value(let value):
      return universe.simplified(value.type, assuming: requirements).functionType?.result ?? .error
    }
  }
}
