import SyntaxTree
import Types

/// `for` loops: over sequences of the library and of the program.
extension Checker {
  func checkFor(_ syntax: ForSyntax, _ statement: Stmt) throws -> CheckedStmt {
    do { return try checkLoop(syntax, statement) } catch let fault as Failure {
      goOn(behind: fault)
      let outer = scope
      scope = Scope(parent: scope)
      defer { scope = outer }
      poison(syntax.pattern, syntax.type)
      _ = try inTarget(statement.label, JumpTarget(), isLoop: true) { try checkBlock(syntax.body) }
      throw Silent.failure(at: statement.range)
    }
  }

  private func checkLoop(_ syntax: ForSyntax, _ statement: Stmt) throws -> CheckedStmt {
    let range = statement.range
    let written = try syntax.type.map { try resolve($0) }
    var hint: Type?
    if let written, case .arrayLiteral = syntax.sequence.kind { hint = universe.array(written) }
    lookForTrailingClosure(in: syntax.sequence)
    let sequence = try wholly(range) { try check(syntax.sequence, expecting: hint) }
    let type = universe.simplified(sequence.type, assuming: requirements)
    if type.isError { throw Silent.failure(at: range) }
    let protocolName = syntax.isAwait ? "AsyncSequence" : "Sequence"
    guard let proto = universe.standardProtocol(protocolName), conformsOrIs(type, proto) else {
      if type.optionalPayload != nil {
        throw failure(
          StatementDiagnostic.loopOverOptional(type: settled(type)),
          at: syntax.sequence.place)
      }
      let fault = failure(
        StatementDiagnostic.loopOverNonSequence(type: settled(type), proto: protocolName), at: syntax.sequence.place)
      let lesson = universe.lesson(on: .member("forEach", of: settled(type)))
      throw fault.noting(lesson?.note(onValue: syntax.sequence.range))
    }
    if syntax.isAwait { try noteLoop(syntax, over: type, at: syntax.sequence.range, in: range) }
    let element = elementType(of: type, isAwait: syntax.isAwait)
    if let written, converted(make(.void, element, syntax.sequence.range), to: written) == nil {
      throw failure(
        StatementDiagnostic.otherSequenceElement(given: settled(element), wanted: settled(written)),
        at: syntax.sequence.place)
    }
    let outer = scope
    scope = Scope(parent: scope)
    defer { scope = outer }
    let pattern: CheckedPattern
    do {
      pattern = try checking(.loop) { try check(syntax.pattern, against: written ?? element) }
    } catch let fault as Failure {
      guard case .tuple = syntax.pattern.kind else { throw fault }
      // The error describes the element type of the sequence.
      switch fault.diagnostic.kind as? StatementDiagnostic {
      case .tuplePatternOfNonTuple(let type)?:
        throw failure(StatementDiagnostic.tuplePatternOfElement(type: type), at: syntax.sequence.place)
      case .tupleOfWrongLength(let type)?:
        throw failure(StatementDiagnostic.patternOfElement(type: type), at: syntax.sequence.place)
      default: throw fault
      }
    }
    let filter = try syntax.filter.map { try checkCondition($0) }
    try finish(at: range)
    let target = JumpTarget()
    let body = try inTarget(statement.label, target, isLoop: true) { try checkBlock(syntax.body) }
    let (makeIterator, next, iterator) = syntax.isAwait ? (nil, nil, nil) : iteration(of: type)
    return CheckedStmt(
      .forStatement(
        CheckedFor(
          pattern: pattern, sequence: sequence, makeIterator: makeIterator, next: next, iteratorType: iterator,
          filter: filter, body: body, target: target, isAwait: syntax.isAwait)), range)
  }

  /// The type of what the iterator gives, which differs from the sequence's elements where the conformance is faulty.
  private func elementType(of type: Type, isAwait: Bool) -> Type {
    guard case .nominal(let decl, _) = type, !decl.isNative else { return normal(.dependentMember(type, "Element")) }
    let iterator = normal(.dependentMember(type, isAwait ? "AsyncIterator" : "Iterator"))
    if iterator.hasDependentMembers { return normal(.dependentMember(type, "Element")) }
    return normal(.dependentMember(iterator, "Element"))
  }

  private func conformsOrIs(_ type: Type, _ proto: NominalDecl) -> Bool {
    if universe.conforms(type, to: proto, assuming: requirements) { return true }
    if case .existential(let protocols) = type { return protocols.contains { $0.decl.inherits(from: proto) } }
    return false
  }

  /// Returns the witnesses for iterating over a sequence of user code; native sequences iterate themselves.
  private func iteration(of type: Type) -> (Callee?, Callee?, Type?) {
    let isNative =
      switch type {
      case .nominal(let decl, _): decl.isNative
      default: false
      }
    if isNative { return (nil, nil, nil) }
    func requirement(_ name: String, _ proto: String) -> FunctionDecl? {
      guard let decl = universe.standardProtocol(proto) else { return nil }
      universe.materialize(name, of: decl)
      for case .function(let function) in decl.members[name] ?? [] where function.isRequirement { return function }
      return nil
    }
    guard let make = requirement("makeIterator", "Sequence"), let next = requirement("next", "IteratorProtocol") else {
      return (nil, nil, nil)
    }
    let iterator = normal(.dependentMember(type, "Iterator"))
    return (Callee(make, .witness, typeArguments: [type]), Callee(next, .witness, typeArguments: [iterator]), iterator)
  }
}
