import Sema
import SyntaxTree
import Types

/// Application of names and members.
extension Checker {
  func writtenName(_ name: String, _ expr: Expr, _ type: Type, _ solution: AppliedSolution) throws -> CheckedExpr? {
    if let (use, chosen) = solution.overload(of: expr) { return try writtenReference(use, chosen, expr, type) }
    if name.isOperatorName { return try check(comparison(name, expr.range), expecting: type) }
    guard name != "Self", let reference = lookUp(name, at: expr.range) else { return nil }
    switch reference {
    case .variable(let variable): return unwrapped(try access(variable, at: expr.range), of: variable, as: type)
    case .type:
      guard case .metatype(let named) = type.head else { return nil }
      return bareType(named, expr)
    case .functions, .members, .staticMembers, .module: return nil
    }
  }

  /// `{ $0 == $1 }`: tuples are compared where the comparison is written out, no function of theirs exists.
  private func comparison(_ name: String, _ range: SourceRange) -> Expr {
    func operand(_ index: Int) -> Expr {
      Expr(.identifier("$\(index)", argumentLabels: nil, genericArguments: []), range)
    }
    let test = Expr(.binary(name, operatorRange: range, operand(0), operand(1)), range)
    return Expr(
      .closure(
        ClosureSyntax(
          captures: [], parameters: nil, result: nil, isThrowing: false, isAsync: false,
          body: Block([Stmt(.expression(test), range)], range), shorthandCount: 2, range: range, openingBrace: range)),
      range)
  }

  func writtenMember(_ expr: Expr, _ type: Type, _ solution: AppliedSolution) throws -> CheckedExpr? {
    if let (use, chosen) = solution.overload(of: expr) { return try writtenReference(use, chosen, expr, type) }
    guard case .member(let base?, "self", _, _, _) = expr.kind else { return nil }
    if solution.covers(base) { return try check(base) }
    if let own = dynamicSelf(base) { return try check(own) }
    guard case .metatype(let named) = type.head else { return nil }
    return make(.metatype(named), .metatype(named), expr.range)
  }

  /// The declaration that a name without arguments refers to.
  ///
  /// - Parameter type: nil for the property of a call, whose own type the solution does not hold.
  func writtenReference(
    _ use: OverloadUse, _ chosen: ChosenOverload, _ expr: Expr, _ type: Type?
  ) throws -> CheckedExpr? {
    let choice = chosen.choice
    let (receiver, isSuper) = try receiver(of: use, choice, "reference to property '\(use.name)'", at: use.nameRange)
    switch choice.target {
    case .tupleElement(let index, let element):
      guard let receiver else { return nil }
      return make(.tupleElement(receiver, index), settled(element), expr.range)
    case .variable(let variable):
      guard let receiver, let member = choice.member else { return nil }
      try refuseRivals(of: variable, member, use, receiver)
      if variable.isStatic { noteOldName(use, of: variable.name, receiver.type.instance) }
      let value = try property(
        variable, member, base: receiver,
        at: type == nil ? receiver.range : use.isOfNamedType ? use.nameRange : expr.range, nameRange: use.nameRange,
        isSuper: isSuper)
      return type.map { unwrapped(value, of: variable, as: $0) } ?? value
    case .enumCase(let enumCase) where enumCase.payload.isEmpty:
      guard let type else { return nil }
      noteOldName(use, of: enumCase.name, type)
      refuseUnavailable(enumCase.unavailability, enumCase.name, at: use.nameRange)
      return make(type.optionalPayload == nil ? .enumCase(enumCase, []) : .nilLiteral, type, use.nameRange)
    case .function, .enumCase, .memberwise:
      guard let candidate = candidate(choice, receiver, isSuper: isSuper) else { return nil }
      if changesItsOwner(candidate) { throw failure(ExpressionDiagnostic.mutatingReference, at: use.nameRange) }
      return try reference(to: candidate, chosen.substitution, use.name, use.nameRange)
    case .subscripting:
      guard let (written, _) = use.arguments else { return nil }
      return try writtenCall(of: use, chosen, written, expr.range, base: use.nameRange)
    }
  }

  /// Notes that a case, or what stands for one, is referred to by the name that it had once.
  func noteOldName(_ use: OverloadUse, of name: String, _ type: Type) {
    guard use.name != name, let decl = type.nominalDecl, universe.caseToday(use.name, of: decl) == name else { return }
    noteOldCase(use.name, name, at: use.nameRange)
  }

  /// Several extensions of a program's protocols may give a type a property of one name.
  private func refuseRivals(
    of variable: VariableDecl, _ member: FoundMember, _ use: OverloadUse, _ receiver: CheckedExpr
  ) throws {
    guard variable.declaredAt != nil, member.owner.kind == .protocolType else { return }
    let found = members(named: use.name, of: receiver.type.instance).compactMap { member in
      if case .variable(let variable) = member.decl { (member, variable) } else { nil }
    }
    try refuseAmbiguous(found, use.name, at: use.nameRange)
  }

  /// The value or type that a member is looked up in; nil for a function without one.
  ///
  /// - Parameter place: The place of a type.
  func receiver(
    of use: OverloadUse, _ choice: Sema.OverloadChoice, _ purpose: @autoclosure () -> String, at place: SourceRange
  ) throws -> (CheckedExpr?, isSuper: Bool) {
    guard let base = choice.base else { return (nil, false) }
    switch use.receiver {
    case .none: return (make(.metatype(settled(base.instance)), settled(base), place), false)
    case .own:
      guard let own = ownVariable(in: scope) else { throw UnsupportedConstruct("member without self") }
      requireExplicitSelf(own, purpose(), at: use.nameRange)
      return (try access(own, at: use.nameRange), false)
    case .value(let value):
      if case .identifier("super", _, _) = value.kind { return (try superReceiver(value).0, true) }
      return (try check(value), false)
    case .type(let type), .implicit(let type):
      let known = settled(type)
      return (make(.metatype(known), .metatype(known), place), false)
    }
  }

  /// The choice with the receiver that it is used on.
  func candidate(_ choice: Sema.OverloadChoice, _ receiver: CheckedExpr?, isSuper: Bool) -> Candidate? {
    var made: Candidate
    switch choice.target {
    case .function(let function): made = Candidate(.function(function))
    case .enumCase(let enumCase): made = Candidate(.enumCase(enumCase))
    case .memberwise(let decl, let isPlain):
      made = Candidate(.memberwise(decl))
      made.isPlain = isPlain
    case .subscripting(let declaration): made = Candidate(.subscripting(declaration))
    case .variable, .tupleElement: return nil
    }
    if choice.function?.kind != nil, case .function = choice.target, let member = choice.member, let receiver {
      return candidate(member, receiver: receiver, isSuper: isSuper)
    }
    made.receiver = receiver
    made.isSuper = isSuper
    made.dispatch = choice.dispatch
    made.substitution = choice.substitution
    made.distance = choice.distance
    made.throughProtocol = choice.throughProtocol
    return made
  }
}

extension OverloadUse {
  /// True for a member of a type that is written, or that the context gives.
  fileprivate var isOfNamedType: Bool {
    switch receiver {
    case .type, .implicit: true
    case .none, .value, .own: false
    }
  }
}
