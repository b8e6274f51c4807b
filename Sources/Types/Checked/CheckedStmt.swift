import SyntaxTree

/// A statement after checking.
package final class CheckedStmt: @unchecked Sendable {
  package indirect enum Kind {
    case expression(CheckedExpr)
    /// `let pattern = value`, local or global; without a value the pattern's variables are set later.
    case variable(CheckedPattern, CheckedExpr?)
    case localFunction(FunctionDecl)
    case ifStatement(CheckedIf)
    case guardStatement([CheckedCondition], otherwise: [CheckedStmt])
    case whileStatement([CheckedCondition], [CheckedStmt], JumpTarget)
    case repeatStatement([CheckedStmt], condition: CheckedExpr, JumpTarget)
    case forStatement(CheckedFor)
    case switchStatement(CheckedSwitch)
    case doStatement([CheckedStmt], catches: [CheckedCatch], JumpTarget)
    case returnStatement(CheckedExpr?)
    case throwStatement(CheckedExpr)
    case breakStatement(JumpTarget)
    case continueStatement(JumpTarget)
    case fallthroughStatement
    case deferStatement([CheckedStmt])
    /// `super.init(…)` and `self.init(…)`.
    case delegateInitializer(Callee, arguments: [CheckedExpr])
  }
  package let kind: Kind
  package let range: SourceRange
  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A loop, `switch`, `if` or `do` that `break` or `continue` can name; compared by identity.
package final class JumpTarget: @unchecked Sendable {
  package init() {}
}

package final class CheckedIf: @unchecked Sendable {
  package let conditions: [CheckedCondition]
  package let then: [CheckedStmt]
  package let otherwise: [CheckedStmt]?
  package let target: JumpTarget
  /// Values of the branches of an `if` expression.
  package let values: (then: CheckedExpr, otherwise: CheckedExpr)?
  package init(
    conditions: [CheckedCondition], then: [CheckedStmt], otherwise: [CheckedStmt]?, target: JumpTarget,
    values: (then: CheckedExpr, otherwise: CheckedExpr)? = nil
  ) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    self.target = target
    self.values = values
  }
}

package enum CheckedCondition {
  case expression(CheckedExpr)
  /// The pattern fails to match where the condition is false; optional bindings are `.some` patterns.
  case pattern(CheckedPattern, CheckedExpr)
  case constant(Bool)
}

package final class CheckedFor: @unchecked Sendable {
  package let pattern: CheckedPattern
  package let sequence: CheckedExpr
  /// Functions for iterating over a sequence that is not native; both nil for native ones.
  package let makeIterator: Callee?
  package let next: Callee?
  package let iteratorType: Type?
  package let filter: CheckedExpr?
  package let body: [CheckedStmt]
  package let target: JumpTarget
  package let isAwait: Bool
  package init(
    pattern: CheckedPattern, sequence: CheckedExpr, makeIterator: Callee?, next: Callee?, iteratorType: Type?,
    filter: CheckedExpr?, body: [CheckedStmt], target: JumpTarget, isAwait: Bool
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.makeIterator = makeIterator
    self.next = next
    self.iteratorType = iteratorType
    self.filter = filter
    self.body = body
    self.target = target
    self.isAwait = isAwait
  }
}

package final class CheckedSwitch: @unchecked Sendable {
  package struct Case {
    /// Patterns; empty for `default`.
    package let items: [(pattern: CheckedPattern, filter: CheckedExpr?)]
    package let body: [CheckedStmt]
    /// Value of a case of a `switch` expression, evaluated after `body`.
    package let value: CheckedExpr?
    package init(items: [(pattern: CheckedPattern, filter: CheckedExpr?)], body: [CheckedStmt], value: CheckedExpr?) {
      self.items = items
      self.body = body
      self.value = value
    }
  }
  package let subject: CheckedExpr
  package let cases: [Case]
  package let target: JumpTarget
  package init(subject: CheckedExpr, cases: [Case], target: JumpTarget) {
    self.subject = subject
    self.cases = cases
    self.target = target
  }
}

package struct CheckedCatch {
  /// Patterns, which match the error; empty for a bare `catch`.
  package let items: [(pattern: CheckedPattern, filter: CheckedExpr?)]
  /// `error`, where the clause binds it implicitly.
  package let errorVariable: VariableDecl?
  package let body: [CheckedStmt]
  package init(
    items: [(pattern: CheckedPattern, filter: CheckedExpr?)], errorVariable: VariableDecl?, body: [CheckedStmt]
  ) {
    self.items = items
    self.errorVariable = errorVariable
    self.body = body
  }
}

package indirect enum CheckedPattern: Sendable {
  case wildcard
  case binding(VariableDecl)
  /// Patterns of the tuple's elements, by index.
  case tuple([CheckedPattern])
  /// Patterns of the payload's values; nil if the payload is ignored.
  case enumCase(EnumCaseDecl, [CheckedPattern]?)
  /// A pattern for several payload values, which it matches as a tuple: `case .move(let step)`.
  case wholePayload(EnumCaseDecl, CheckedPattern)
  /// `.some(p)`, `p?`, `if let`.
  case some(CheckedPattern)
  case none
  case isType(Type)
  case cast(CheckedPattern, Type)
  /// The value is put into `subject`, then the Bool decides (`~=`).
  case expression(subject: VariableDecl, CheckedExpr)
}

/// A whole input after checking. Functions and types hang in their declarations.
package struct CheckedUnit {
  package var statements: [CheckedStmt]
  /// Declared variables, in order: the prompt prints them and later inputs see them.
  package var variables: [VariableDecl]
  package var functions: [FunctionDecl]
  /// The types that are declared outside others.
  package var types: [NominalDecl]
  /// The types that are declared inside others and their extensions.
  package var nestedTypes: [NominalDecl] = []
  package var aliases: [(name: String, type: Type)] = []
  package var warnings: [Diagnostic]
  /// True if its top level has suspension points.
  package var isAsync = false
  /// Declarations shadowed by its variables.
  package var shadowed = ShadowedDeclarations()
  /// The types of earlier inputs that it extends.
  package var extended: [NominalDecl] = []
  package init(
    statements: [CheckedStmt] = [], variables: [VariableDecl] = [], functions: [FunctionDecl] = [],
    types: [NominalDecl] = [], warnings: [Diagnostic] = []
  ) {
    self.statements = statements
    self.variables = variables
    self.functions = functions
    self.types = types
    self.warnings = warnings
  }
}
