import Types

/// Writing solved types into nodes that were made while they were unknown.
extension CheckedExpr {
  func settleTypes(in checker: Checker) {
    type = checker.settled(type)
    switch kind {
    case .string(let text):
      if type.isNominal("Character"), let only = text.first { kind = .character(only) }
    case .call(let callee, let receiver, let arguments):
      kind = .call(callee.settled(in: checker), receiver: receiver, arguments: arguments)
    case .computed(let base, let variable, let getter, let setter):
      kind = .computed(base, variable, getter: getter.settled(in: checker), setter: setter?.settled(in: checker))
    case .subscriptCall(let base, let arguments, let getter, let setter):
      kind = .subscriptCall(
        base, arguments: arguments, getter: getter.settled(in: checker), setter: setter?.settled(in: checker))
    case .function(let callee, let receiver): kind = .function(callee.settled(in: checker), receiver: receiver)
    case .unboundMethod(let callee): kind = .unboundMethod(callee.settled(in: checker))
    case .construct(let callee, let arguments): kind = .construct(callee.settled(in: checker), arguments: arguments)
    case .metatype(let type): kind = .metatype(checker.settled(type))
    case .staticProperty(let variable, let type): kind = .staticProperty(variable, of: checker.settled(type))
    case .conditionalCast(let value, let type): kind = .conditionalCast(value, checker.settled(type))
    case .forcedCast(let value, let type): kind = .forcedCast(value, checker.settled(type))
    case .typeCheck(let value, let type): kind = .typeCheck(value, checker.settled(type))
    case .closure(let closure):
      var function = closure.type
      for index in function.parameters.indices {
        function.parameters[index].type = checker.settled(function.parameters[index].type)
      }
      function.result = checker.settled(function.result)
      if let thrown = function.thrown { function.throwOnly(checker.settled(thrown)) }
      let settled = CheckedClosure(
        captures: closure.captures, parameters: closure.parameters, body: closure.body, type: function)
      settled.isMainActor = closure.isMainActor
      settled.isDetached = closure.isDetached
      settled.isKept = closure.isKept
      kind = .closure(settled)
    default: break
    }
  }
}

extension Callee {
  func settled(in checker: Checker) -> Callee {
    typeArguments.isEmpty
      ? self : Callee(function, dispatch, typeArguments: typeArguments.map(checker.settled), isSuper: isSuper)
  }
}
