import Sema
import SyntaxTree
import Types

/// Diagnosis of members and overloads.
extension Checker {
  func memberFailure(_ use: OverloadUse, _ base: Type, _ system: ConstraintSystem) -> Failure? {
    if let fault = memberFailure(use, ofTypeWithoutArguments: base, system) { return fault }
    if base.isUnknown { return nil }
    if case .metatype(let instance) = base.head {
      if use.name == "init" {
        return noInitializer(of: instance, at: use.nameRange)
      }
      if case .subscripting = use.form {
        if members(named: "subscript", of: instance).isEmpty { return nil }
        return failure(
          ExpressionDiagnostic.instanceMemberOfType(name: "subscript", type: instance), at: use.nameRange)
      }
      return caught { _ = try staticCandidates(use.name, instance, use.nameRange) }
        ?? failure(
          ExpressionDiagnostic.instanceMemberOfTypeInCall(name: use.name, type: instance),
          at: use.expr.writtenBase?.range ?? use.nameRange)
    }
    guard case .value(let receiver) = use.receiver else { return nil }
    if case .subscripting = use.form { return subscriptFailure(base, receiver) }
    if use.name == "subscript" {
      if case .reference = use.form {
        return failure(InferenceDiagnostic.noExactReference(callee: use.name), at: use.nameRange)
      }
      return failure(ExpressionDiagnostic.memberSubscript(type: base), at: use.nameRange)
    }
    if let function = base.head.functionType, function.parameters.isEmpty,
      case .function(let named)? = system.choice(at: receiver)?.target
    {
      return failure(
        ExpressionDiagnostic.methodAsProperty(kind: named.owner == nil ? "function" : "method", name: named.name),
        at: receiver.place)
    }
    let place = base.optionalPayload == nil ? receiver.place : receiver.lastToken
    var fault = noMember(use.name, base, use.nameRange, place)
    // The error is one of the whole path.
    if receiver.isBaseOfStep {
      // The step before it is what has to be unwrapped.
      let isOfStep = (fault.diagnostic.kind as? ExpressionDiagnostic)?.isOfOptionalBase == true
      fault.diagnostic.caret = isOfStep ? receiver.range : use.expr.range
    }
    return fault
  }

  /// The errors of a member that a generic type lacks whose arguments nothing says.
  private func memberFailure(
    _ use: OverloadUse, ofTypeWithoutArguments base: Type, _ system: ConstraintSystem
  ) -> Failure? {
    guard case .metatype(let instance) = base.head, case .nominal(let decl, let arguments) = instance.head,
      arguments.contains(where: \.isVariable), arguments.allSatisfy({ $0.isVariable || !$0.isUnknown })
    else { return nil }
    let named = zip(decl.allGenerics, arguments).map { $1.isVariable ? .parameter($0) : $1 }
    guard var fault = memberFailure(use, .metatype(.nominal(decl, named)), system) else { return nil }
    let place = use.expr.writtenBase?.place ?? use.nameRange
    fault.further += zip(decl.allGenerics, arguments).filter(\.1.isVariable).map {
      failure(InferenceDiagnostic.genericParameterNotInferred(name: $0.0.name), at: place).diagnostic
    }
    return fault
  }

  /// The error of `.name` that is of another type than the context, in which it was looked up; nil for other expressions.
  func implicitMemberFailure(_ expr: Expr, _ given: Type, _ wanted: Type, _ system: ConstraintSystem) -> Failure? {
    guard let use = system.use(at: expr), case .implicit(let owner) = use.receiver,
      let choice = system.choice(for: use),
      !given.isUnknown, !wanted.isUnknown
    else { return nil }
    let name: String
    switch choice.target {
    case .variable(let variable): name = variable.name
    case .function(let function) where function.kind == .function && use.arguments != nil: name = function.shownName
    case .function(let function) where isMissingCall(given, wanted):
      return failure(
        ConversionDiagnostic.caseWithoutValues(
          name: function.name, labels: "", type: given.head.functionType?.result ?? wanted), at: use.nameRange)
    default: return nil
    }
    return failure(
      ConversionDiagnostic.memberOfOtherType(member: name, owner: system.shown(owner), given: given, wanted: wanted),
      at: use.nameRange)
  }

  /// The error of a subscript of a type that has none.
  private func subscriptFailure(_ base: Type, _ receiver: Expr) -> Failure {
    if let payload = base.optionalPayload, !members(named: "subscript", of: payload).isEmpty {
      return failure(
        ExpressionDiagnostic.memberOfOptional(type: base, name: "subscript", payload: payload), at: receiver.range)
    }
    let place = receiver.range.following
    if let hidden = hiddenMember("subscript", of: base) { return isHidden("subscript", hidden, at: place) }
    return failure(ExpressionDiagnostic.noSubscripts(type: base), at: place)
  }

  /// The error of a reference whose labels no declaration has.
  func labelsFailure(_ use: OverloadUse, _ base: Type?) -> Failure? {
    guard case .reference(let labels?) = use.form else { return nil }
    let written = "\(use.name)(\(labels.map { $0 + ":" }.joined()))"
    guard let base else {
      return failure(ExpressionDiagnostic.unknownName(name: written, suggestion: nil), at: use.nameRange)
    }
    if base.isUnknown { return nil }
    return failure(
      base.isMetatype
        ? ExpressionDiagnostic.unknownStaticMember(type: base.instance, name: written, suggestion: nil)
        : .unknownMember(kind: "type", type: base, name: written, suggestion: nil), at: use.nameRange)
  }

  func overloadsFailure(_ use: OverloadUse, _ choices: [Sema.OverloadChoice], _ system: ConstraintSystem) -> Failure? {
    guard let choice = choices.first else { return nil }
    switch choice.target {
    case .subscripting:
      return failure(InferenceDiagnostic.noExactMatches(callee: "subscript"), at: use.nameRange.following)
    case .function(let function):
      let callee =
        function.kind == .initializer
        ? "initializer"
        : function.owner == nil
          ? "global function '\(use.name)'" : "\(function.isStatic ? "static" : "instance") method '\(use.name)'"
      return failure(InferenceDiagnostic.noExactMatches(callee: callee), at: use.nameRange)
    case .enumCase, .memberwise, .variable, .tupleElement: return nil
    }
  }

  /// The diagnosis of several declarations that fit equally well; nil for those of the library.
  func ambiguity(of use: OverloadUse, among choices: [Sema.OverloadChoice]) -> Diagnosis? {
    let places = choices.compactMap(\.declaredAt)
    guard !choices.isEmpty, places.count == choices.count else { return nil }
    let functions = choices.compactMap(\.function)
    // A redeclaration has been reported already.
    if functions.count == choices.count,
      functions.allSatisfy({ $0.owner === functions[0].owner && $0.isRedeclaration(of: functions[0]) })
    {
      return .errors([])
    }
    let names = functions.map { function in
      use.isSubscript ? function.subscriptName : function.shownName
    }
    let isOneName = names.allSatisfy { $0 == names.first }
    var isReference = false
    if case .reference = use.form { isReference = true }
    return .errors([
      failure(
        InferenceDiagnostic.ambiguousUse(
          name: isOneName && !isReference && !use.isOperation ? names.first ?? use.name : use.name,
          isOperator: use.isOperation),
        at: use.isSubscript ? use.nameRange.following : use.nameRange,
        notes: places.map { Diagnostic.Note("found this candidate", at: $0) }
      ).diagnostic
    ])
  }
}

extension Expr {
  /// The value or type that a member, or the member that is called, is written behind.
  var writtenBase: Expr? {
    switch kind {
    case .member(let base, _, _, _, _): base
    case .call(let callee, _): callee.writtenBase
    default: nil
    }
  }
}
