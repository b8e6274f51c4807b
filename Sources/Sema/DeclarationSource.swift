import SyntaxTree
import Types

/// The declarations that constraints are generated from: scopes, members, overloads. Implemented by the checker of a unit, which
/// knows what may be used where.
package protocol DeclarationSource: AnyObject {
  var universe: Universe { get }
  /// The requirements in force in the current scope.
  var requirements: [Requirement] { get }
  /// The scope in which names are looked up; changed while the body of a closure is generated, and restored.
  var scope: Scope { get set }
  /// True if the code around the expression may suspend.
  var isAsynchronous: Bool { get }
  func freshVariable(literal: LiteralKind?) -> Type
  func defaultType(of literal: LiteralKind) -> Type?
  func reference(to name: String, at range: SourceRange) -> Reference?
  func members(named name: String, of type: Type) -> [FoundMember]
  /// The type that an expression names; nil where it is a value.
  func namedType(_ expr: Expr) throws -> Type?
  func resolvedType(_ syntax: TypeSyntax) throws -> Type
  func declaredType(of variable: VariableDecl) throws -> Type
  /// The operators of a name for these operands, whose types may still be variables of literals.
  func operatorChoices(_ name: String, operands: [Type], isPrefix: Bool?) -> [OverloadChoice]
  /// Returns whether any declaration has that operator.
  func hasOperator(_ name: String) -> Bool
  /// The initializers of a type, its memberwise one included. As a value, `init` may also be the one without arguments that a
  /// struct has beside it.
  func initializerChoices(of type: Type, isCalled: Bool) -> [OverloadChoice]
  func callParameters(of choice: OverloadChoice, _ substitution: Substitution) -> [CallParameter]
  /// Infers the type of a closure of several statements from its body.
  ///
  /// - Parameter isKnown: True if the function type determines the whole result, which the body must then return.
  func inference(from closure: Expr, as type: FunctionType, isKnown: Bool, builder: Type?) throws -> BodyInference
  /// True for a variable of an expression around, which the statements of a closure's body may bind but need not.
  func isFromOutside(_ variable: TypeVariable) -> Bool
  /// The type of an `if` or `switch` expression within another one, as in a result builder; nil where it is not known by itself.
  func branchingType(_ expr: Expr) -> Type?
  /// The values of its branches, with their scopes; nil where one of them is no single value.
  func branchValues(of expr: Expr) -> [(value: Expr, scope: Scope)]?
  /// The type for which an extension of one of the protocols declares a static member.
  func concreteSelf(ofMember name: String, in protocols: [NominalDecl]) -> Type?
  /// True for a closure that a parameter of the function around only lends.
  func isBorrowed(_ argument: Expr) -> Bool
  /// The superclass of `self`, or its metatype; nil where `super` means nothing.
  func superType(at base: Expr) -> Type?
  /// `type(of: self)` for `Self` where it is the class of the object.
  func dynamicSelf(_ expr: Expr) -> Expr?
  /// The static member that an unqualified name refers to in the value of a static property.
  func staticNeighbour(_ name: String, at range: SourceRange) -> Expr?
  /// Notes that a name is qualified by a module.
  func qualify(_ nameRange: SourceRange, by module: String)
  /// Returns whether the setter of a property is accessible.
  func isSettable(_ variable: VariableDecl) -> Bool
  /// Returns whether the name refers to a module.
  func isModule(_ name: String, at range: SourceRange) -> Bool
  /// True for a class of Foundation that values are bridged to by `as`, `NSError` and `AnyObject` included.
  func isBridgedObject(_ type: Type) -> Bool
  /// Returns whether `as` bridges a value of the first type to the second, or back.
  func isBridged(_ value: Type, to target: Type) -> Bool
  /// Polled while solving; throws to interrupt.
  func checkInterruption() throws
}

/// The types inferred from the statements of a closure's body.
package struct BodyInference {
  /// The result, from the first `return`; nil where the body does not check.
  package let result: Type?
  /// The types of variables that were open in the types of the parameters.
  package let bindings: [(variable: TypeVariable, type: Type)]
  package init(result: Type?, bindings: [(variable: TypeVariable, type: Type)]) {
    self.result = result
    self.bindings = bindings
  }
}

/// A construct for which there are no constraints: the expression is refused.
package struct UnsupportedConstruct: Error {
  package let name: String
  package init(_ name: String) { self.name = name }
}

/// A name that nothing in scope declares.
package struct UnknownName {
  package let expr: Expr
  package let scope: Scope
  /// False for `self` and `$0`, which only a closure declares.
  package var isWord: Bool {
    if case .identifier(let name, _, _) = expr.kind { name != "self" && !name.hasPrefix("$") } else { false }
  }
}

/// The budget of solver steps was exceeded.
package struct BudgetExceeded: Error {}

/// Checking was interrupted from outside.
package struct CheckingInterrupted: Error {
  package init() {}
}
