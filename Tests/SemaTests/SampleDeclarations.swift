import FoundationLibrary
import SyntaxTree
import Types

@testable import Sema

/// The declarations of the standard library and a few variables, for systems written as text.
final class SampleDeclarations: DeclarationSource {
  let universe = Universe(modules: [standardModule])
  var scope = Scope(parent: nil)
  var requirements: [Requirement] { [] }
  private var count = 0

  var isAsynchronous: Bool { false }
  func freshVariable(literal: LiteralKind?) -> Type {
    count += 1
    return .variable(TypeVariable(id: count, literal: literal))
  }

  func defaultType(of literal: LiteralKind) -> Type? {
    switch literal {
    case .integer: universe.int
    case .float: universe.double
    case .string, .character: universe.string
    case .boolean: universe.bool
    case .nilLiteral, .array, .dictionary: nil
    }
  }

  func declare(_ name: String, _ type: Type) {
    scope.declare(VariableDecl(name: name, kind: .local, type: type, isLet: true))
  }

  func reference(to name: String, at range: SourceRange) -> Reference? {
    var current: Scope? = scope
    while let here = current {
      if case .variable(let variable)? = here.values[name]?.first { return .variable(variable) }
      current = here.parent
    }
    let functions = universe.globals(named: name).compactMap { entry -> FunctionDecl? in
      if case .function(let function) = entry { function } else { nil }
    }
    return functions.isEmpty ? nil : .functions(functions)
  }

  func members(named name: String, of type: Type) -> [FoundMember] {
    guard case .nominal(let decl, let arguments) = universe.simplified(type) else { return [] }
    universe.materialize(name, of: decl)
    return (decl.members[name] ?? []).map {
      FoundMember(
        decl: $0, owner: decl, substitution: Substitution(decl.allGenerics, arguments), distance: 0,
        throughProtocol: false)
    }
  }

  func namedType(_ expr: Expr) throws -> Type? { nil }
  func resolvedType(_ syntax: TypeSyntax) throws -> Type { .error }
  func declaredType(of variable: VariableDecl) throws -> Type { variable.type }

  func operatorChoices(_ name: String, operands: [Type], isPrefix: Bool?) -> [OverloadChoice] {
    var seen: Set<ObjectIdentifier> = []
    return operands.flatMap { operand -> [OverloadChoice] in
      var owner = universe.simplified(operand)
      if case .variable(let variable) = owner, let standard = variable.literal.flatMap(defaultType) { owner = standard }
      return members(named: name, of: owner).compactMap { member in
        var choice = OverloadChoice(member, base: .metatype(owner))
        if member.throughProtocol, let own = member.owner.selfParameter { choice?.substitution[own] = owner }
        return choice
      }
    }.filter { choice in
      guard let function = choice.function, function.isStatic else { return false }
      if let isPrefix, let fixity = function.fixity, (fixity == .prefix) != isPrefix { return false }
      return seen.insert(ObjectIdentifier(function)).inserted
    }
  }

  func initializerChoices(of type: Type, isCalled: Bool) -> [OverloadChoice] { [] }

  func callParameters(of choice: OverloadChoice, _ substitution: Substitution) -> [CallParameter] {
    (choice.function?.parameters ?? []).map {
      CallParameter(
        label: $0.label, type: universe.normalized($0.type.substituting(substitution)), isVariadic: $0.isVariadic,
        isInout: $0.isInout, isAutoclosure: $0.isAutoclosure, defaultValue: $0.defaultValue,
        hasDefault: $0.defaultValue != nil)
    }
  }

  func inference(from closure: Expr, as type: FunctionType, isKnown: Bool, builder: Type?) throws -> BodyInference {
    BodyInference(result: nil, bindings: [])
  }
  func hasOperator(_ name: String) -> Bool { true }
  func isFromOutside(_ variable: TypeVariable) -> Bool { false }
  func isBridged(_ value: Type, to target: Type) -> Bool { universe.isBridged(value, to: target) }
  func isSettable(_ variable: VariableDecl) -> Bool { true }
  func concreteSelf(ofMember name: String, in protocols: [NominalDecl]) -> Type? { nil }
  func isBorrowed(_ argument: Expr) -> Bool { false }
  func superType(at base: Expr) -> Type? { nil }
  func dynamicSelf(_ expr: Expr) -> Expr? { nil }
  func staticNeighbour(_ name: String, at range: SourceRange) -> Expr? { nil }
  func qualify(_ nameRange: SourceRange, by module: String) {}
  func isBridgedObject(_ type: Type) -> Bool { false }
  func branchingType(_ expr: Expr) -> Type? { nil }
  func branchValues(of expr: Expr) -> [(value: Expr, scope: Scope)]? { nil }
  func isModule(_ name: String, at range: SourceRange) -> Bool { false }
  /// Set by tests to interrupt.
  var isInterrupted = false
  func checkInterruption() throws { if isInterrupted { throw CheckingInterrupted() } }

  /// The expression that a text is.
  func parsed(_ text: String) throws -> Expr {
    let result = Parser.parse(SourceFile(name: "sample", text: text))
    guard let statement = result.unit.statements.first, case .expression(let expr) = statement.kind else {
      throw UnsupportedConstruct("no expression: \(text)")
    }
    return expr
  }

  /// The type that a text has where a type is expected, and the number of steps to find it.
  func solved(_ text: String, as expected: Type? = nil) throws -> (type: String, steps: Int) {
    let system = ConstraintSystem(source: self)
    let solution = try system.solve(parsed(text), expecting: expected)
    return (solution.type.description, system.work.steps)
  }
}

extension Expr {
  /// The kind of what is assigned.
  var assignedKind: Kind { if case .assignment(_, let value) = kind { value.kind } else { kind } }
}
