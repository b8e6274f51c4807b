import SyntaxTree
import Types

/// Nodes of calls: the overload, its type arguments and its arguments are known.
extension Checker {
  /// The node of a call whose arguments are those of the parameters, with the effects that it has on its surroundings.
  func build(
    _ candidate: Candidate, _ values: [CheckedExpr?], _ result: Type, _ substitution: Substitution,
    _ arguments: [Expr.Argument], site: SourceRange, nameRange: SourceRange
  ) throws -> CheckedExpr {
    let filled = values.compactMap { $0 }
    switch candidate.target {
    case .function(let function):
      let throwsArgumentErrors =
        function.isRethrowing
        && zip(function.parameters, values).contains { $0.takesThrowingFunction && $1?.canThrowWhenCalled == true }
      if function.isThrowing || throwsArgumentErrors {
        let written = function.thrownType ?? function.thrownParameter.map { .parameter($0) }
        let thrown = written.map { normal($0.substituting(substitution)).head }
        // A function that throws `Never` does not throw: `Result<Int, Never>`.
        if thrown?.isNever != true { noteThrowing(at: site, thrown: thrown) }
      }
      if function.isAsync {
        noteSuspending(at: site, isFromOutside: isFromOutside(function, candidate.receiver))
      } else {
        noteIsolated(function.isolation, candidate.receiver)
      }
      detachClosures(function, values)
      let callee = Callee(
        function, candidate.dispatch, typeArguments: hidden(function, substitution), isSuper: candidate.isSuper)
      if function.kind == .initializer, let type = candidate.receiver {
        if case .metatype(let exact) = type.kind, case .nominal = exact.head {
          return make(.construct(callee, arguments: filled), result, site)
        }
        if let owner = function.owner { try requireRequired(function.isRequired, owner, type, at: nameRange) }
        return make(.call(callee, receiver: type, arguments: filled), result, site)
      }
      var receiver = candidate.receiver
      if function.isStatic, function.native != nil, !function.isRequirement { receiver = nil }
      if function.isMutating, let receiver, !isReference(receiver.type) {
        if let fault = whyNotMutating(receiver, at: nameRange) { throw fault }
      }
      return make(.call(callee, receiver: receiver, arguments: filled), result, site)
    case .enumCase(let enumCase):
      if result.optionalPayload != nil, let value = filled.first { return make(.wrap(value), result, site) }
      return make(.enumCase(enumCase, filled), result, site)
    case .memberwise(let decl):
      noteMainActor(decl.isMainActor)
      if decl.kind == .classType {
        if let type = candidate.receiver { try requireRequired(false, decl, type, at: nameRange) }
        return make(.memberwise(decl, decl.storedProperties.map { _ in nil }), result, site)
      }
      var given = values[...]
      let fields: [CheckedExpr?] = try decl.storedProperties.map { property in
        if property.isLet, property.hasInitialValue || property.initialValue != nil { return nil }
        guard let value = given.popFirst() ?? nil else { return nil }
        // A built value is what the closure given for it returns.
        if property.builder != nil, property.type.functionType == nil, let body = value.type.functionType {
          return make(.apply(value, arguments: []), body.result, value.range)
        }
        return try wrapped(value, for: property)
      }
      return make(.memberwise(decl, fields), result, site)
    case .subscripting(let declaration):
      guard let receiver = candidate.receiver else {
        throw failure("internal error: a subscript without a receiver", at: site)
      }
      if declaration.getter.isThrowing { noteThrowing(at: site, what: "subscript access") }
      if declaration.getter.isAsync {
        noteSuspending(at: site, what: "subscript access")
      } else {
        noteIsolated(declaration.getter.isolation, receiver)
      }
      let getter = Callee(
        declaration.getter, subscriptDispatch(declaration, candidate),
        typeArguments: hidden(declaration.getter, substitution))
      let setter = declaration.setter.map { setter -> Callee in
        var all = substitution
        for (own, other) in zip(setter.generics, declaration.getter.generics) { all[own] = all[other] }
        return Callee(setter, subscriptDispatch(declaration, candidate), typeArguments: hidden(setter, all))
      }
      return make(.subscriptCall(receiver, arguments: filled, getter: getter, setter: setter), result, site)
    case .value(let value):
      guard let function = universe.simplified(value.type, assuming: requirements).functionType else {
        throw failure("internal error: not a function", at: site)
      }
      if function.isThrowing { noteThrowing(at: site, thrown: function.thrown) }
      if function.isAsync { noteSuspending(at: site) }
      noteMainActor(value.mainActorHolder != nil)
      return make(.apply(value, arguments: filled), result, site)
    }
  }

  private func subscriptDispatch(_ declaration: SubscriptDecl, _ candidate: Candidate) -> Callee.Dispatch {
    if candidate.isSuper { return .direct }
    if declaration.getter.isRequirement { return .witness }
    if let owner = declaration.getter.owner, owner.kind == .classType, !owner.isNative { return .dynamic }
    return .direct
  }

  private func whyNotMutating(_ receiver: CheckedExpr, at place: SourceRange) -> Failure? {
    do {
      try requireWritable(receiver, Expr(.discard, receiver.range), keepingValue: true)
      return nil
    } catch let fault as Failure {
      return fault.reworded(as: .mutatingMember, at: place)
    } catch {
      return nil
    }
  }
}

extension CheckedExpr {
  /// True if the function value itself may throw, regardless of the type that it is converted to.
  var canThrowWhenCalled: Bool {
    switch kind {
    case .convert(let inner, _), .wrap(let inner): inner.canThrowWhenCalled
    case .ternary(_, let then, let otherwise): then.canThrowWhenCalled || otherwise.canThrowWhenCalled
    case .coalesce(let value, let fallback): value.canThrowWhenCalled || fallback.canThrowWhenCalled
    case .nilLiteral: false
    case .enumCase(let enumCase, _) where enumCase.owner.isOptional && enumCase.payload.isEmpty: false
    default: type.innermostPayload.functionType?.isThrowing == true
    }
  }
}
