import Sema
import SyntaxTree
import Types

/// The declarations that a checker sees, for constraint generation.
final class CheckerDeclarations: DeclarationSource {
  private let checker: Checker

  init(_ checker: Checker) { self.checker = checker }

  var universe: Universe { checker.universe }
  var requirements: [Requirement] { checker.requirements }
  var scope: Scope {
    get { checker.scope }
    set { checker.scope = newValue }
  }

  var isAsynchronous: Bool { checker.isAsynchronous }

  func freshVariable(literal: LiteralKind?) -> Type { checker.freshVariable(literal: literal) }
  func defaultType(of literal: LiteralKind) -> Type? { checker.defaultType(of: literal) }
  func reference(to name: String, at range: SourceRange) -> Reference? { checker.lookUp(name, at: range) }
  func members(named name: String, of type: Type) -> [FoundMember] { checker.members(named: name, of: type) }
  func namedType(_ expr: Expr) throws -> Type? { try checker.namedType(expr) }
  func resolvedType(_ syntax: TypeSyntax) throws -> Type { try checker.resolve(syntax, open: true) }
  func declaredType(of variable: VariableDecl) throws -> Type {
    if variable.child != nil { return variable.child?.type ?? .error }
    return try checker.type(of: variable)
  }
  func isSettable(_ variable: VariableDecl) -> Bool { checker.isSettable(variable) }
  func isModule(_ name: String, at range: SourceRange) -> Bool { checker.isModule(name, at: range) }
  func isBridgedObject(_ type: Type) -> Bool { checker.isBridgedObject(type) }
  func isBridged(_ value: Type, to target: Type) -> Bool { checker.isBridged(value, to: target) }

  func checkInterruption() throws { if checker.environment.poll() { throw CheckingInterrupted() } }

  func operatorChoices(_ name: String, operands: [Type], isPrefix: Bool?) -> [OverloadChoice] {
    if operands.isEmpty { return [] }
    return checker.operators(name, operands, isPrefix: isPrefix).compactMap(choice)
  }

  func hasOperator(_ name: String) -> Bool { checker.hasOperator(name) }

  func initializerChoices(of type: Type, isCalled: Bool) -> [OverloadChoice] {
    let found = checker.members(named: "init", of: type)
    let declared = found.compactMap { OverloadChoice($0, base: .metatype(type)) }.filter { choice in
      // A protocol's requirement makes nothing of a concrete type, unless an extension does what it asks for.
      guard case .nominal(let decl, _) = type.head, let function = choice.function, function.isRequirement else {
        return true
      }
      return universe.witness(for: function, in: decl)?.owner?.kind == .protocolType
    }
    return declared + checker.memberwiseCandidates(type, found, isCalled: isCalled).compactMap(choice)
  }

  func callParameters(of choice: OverloadChoice, _ substitution: Substitution) -> [CallParameter] {
    let target: Candidate.Target
    switch choice.target {
    case .function(let function): target = .function(function)
    case .enumCase(let enumCase): target = .enumCase(enumCase)
    case .memberwise(let decl, _): target = .memberwise(decl)
    case .subscripting(let declaration): target = .subscripting(declaration)
    case .variable, .tupleElement: return []
    }
    var candidate = Candidate(target)
    if case .memberwise(_, let isPlain) = choice.target { candidate.isPlain = isPlain }
    return checker.parameters(of: candidate, substitution)
  }

  private func choice(_ candidate: Candidate) -> OverloadChoice? {
    var made: OverloadChoice
    switch candidate.target {
    case .function(let function): made = OverloadChoice(.function(function))
    case .memberwise(let decl): made = OverloadChoice(.memberwise(decl, isPlain: candidate.isPlain))
    case .enumCase, .subscripting, .value: return nil
    }
    made.base = candidate.receiver?.type
    made.substitution = candidate.substitution
    made.distance = candidate.distance
    made.throughProtocol = candidate.throughProtocol
    made.dispatch = candidate.dispatch
    return made
  }

  func isFromOutside(_ variable: TypeVariable) -> Bool { checker.isFromOutside(variable) }

  func inference(
    from closure: Expr, as type: FunctionType, isKnown: Bool, builder: Type?
  ) throws -> BodyInference {
    guard case .closure(let syntax) = closure.kind else { return BodyInference(result: nil, bindings: []) }
    let openParameters = type.parameters.flatMap(\.type.variables)
    var wanted = type
    if !isKnown { wanted.result = type.result.replacing { $0.isVariable ? .void : nil } ?? type.result }
    let key = (openParameters.isEmpty ? scope.typesOfLocals : nil).map {
      InferredResults.Key(
        closure: ObjectIdentifier(closure),
        context: "\(isKnown)/\(Type.function(wanted))/\(builder?.description ?? "")/\($0)")
    }
    if let key, let known = checker.inferredResults.result(key) { return BodyInference(result: known, bindings: []) }
    let outer = (checker.solution, checker.expressionContext)
    checker.solution = AppliedSolution(nil)
    defer { (checker.solution, checker.expressionContext) = outer }
    checker.outsideVariables += openParameters
    defer { checker.outsideVariables.removeLast(openParameters.count) }
    let stillOpen = checker.outsideVariables.filter { $0.binding == nil }
    var bindings: [(variable: TypeVariable, type: Type)] = []
    let trial = checker.attempt { () throws -> Type in
      // The statements before one at fault say what they say.
      defer { bindings = stillOpen.compactMap { open in open.binding.map { (open, checker.settled($0)) } } }
      var open = type
      if !isKnown { open.result = checker.withFreshVariables(type.result, but: openParameters) }
      // Where it goes is looked at when the typed tree is made.
      let usage = ClosureUsage(isKept: false, builder: builder)
      _ = try checker.checkClosure(syntax, closure, expecting: .function(open), usage: usage)
      return checker.settled(open.result)
    }
    let ownResult: Type? = if case .success(let solution) = trial { solution.result } else { nil }
    let result = ownResult.flatMap { $0.variables.allSatisfy(checker.isFromOutside) ? $0 : nil }
    if let key, let result, !result.hasVariables { checker.inferredResults.note(result, of: closure, key) }
    return BodyInference(result: result, bindings: bindings)
  }

  func branchingType(_ expr: Expr) -> Type? {
    let outer = checker.solution
    checker.solution = nil
    defer { checker.solution = outer }
    return typeFound { try self.checker.check(expr) }
  }

  func branchValues(of expr: Expr) -> [(value: Expr, scope: Scope)]? {
    let outer = checker.solution
    checker.solution = nil
    defer { checker.solution = outer }
    return checker.branchValues(of: expr)
  }

  /// The type of what a trial makes, whose effects are taken back.
  private func typeFound(_ body: () throws -> CheckedExpr) -> Type? {
    let trial = checker.inContext(checker.expressionContext.within(checker.currentPlace)) {
      checker.attempt { () throws -> Type in
        let value = try body()
        return checker.settled(value.type)
      }
    }
    guard case .success(let solution) = trial, !solution.result.hasVariables else { return nil }
    return solution.result
  }

  func superType(at base: Expr) -> Type? {
    guard let own = checker.ownVariable(in: scope), let superclass = universe.superclass(of: own.type.instance) else {
      return nil
    }
    return own.type.isMetatype ? .metatype(superclass) : superclass
  }

  func concreteSelf(ofMember name: String, in protocols: [NominalDecl]) -> Type? {
    checker.concreteSelf(ofMember: name, in: protocols)
  }
  func isBorrowed(_ argument: Expr) -> Bool { checker.isBorrowed(argument) }
  func dynamicSelf(_ expr: Expr) -> Expr? { checker.dynamicSelf(expr) }
  func staticNeighbour(_ name: String, at range: SourceRange) -> Expr? { checker.staticNeighbour(name, range) }
  func qualify(_ nameRange: SourceRange, by module: String) { checker.moduleMembers[nameRange.start] = module }
}
