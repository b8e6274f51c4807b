/// A statement as it was written.
package final class Stmt {
  package let kind: Kind
  package let range: SourceRange
  /// `outer:` before a loop, `if`, `switch` or `do`.
  package let label: String?

  package init(_ kind: Kind, _ range: SourceRange, label: String? = nil) {
    self.kind = kind
    self.range = range
    self.label = label
  }

  package enum Kind {
    case expression(Expr)
    case declaration(Decl)
    case ifStatement(IfSyntax)
    case guardStatement([Condition], Block)
    case whileStatement([Condition], Block)
    case repeatStatement(Block, condition: Expr)
    case forStatement(ForSyntax)
    case switchStatement(SwitchSyntax)
    /// `do throws(Problem) { } catch { }`.
    case doStatement(Block, thrown: TypeSyntax?, catches: [CatchClause])
    case returnStatement(Expr?)
    case throwStatement(Expr)
    case breakStatement(String?)
    case continueStatement(String?)
    case fallthroughStatement
    case deferStatement(Block)
  }
}

/// Statements in braces.
package final class Block {
  package let statements: [Stmt]
  /// Range, with the braces, if it has them.
  package let range: SourceRange
  package init(_ statements: [Stmt], _ range: SourceRange) {
    self.statements = statements
    self.range = range
  }
}

package enum Condition {
  case expression(Expr)
  /// `if let pattern: type = value`; `value` is nil for the short form `if let x`.
  case optionalBinding(Pattern, TypeSyntax?, Expr?, SourceRange)
  case pattern(Pattern, TypeSyntax?, Expr, SourceRange)
  /// `#available`, `#unavailable`: the result here.
  case availability(Bool)
}

package final class IfSyntax {
  package enum Otherwise {
    case block(Block)
    case elseIf(IfSyntax)
  }
  package let conditions: [Condition]
  package let then: Block
  package let otherwise: Otherwise?
  package let range: SourceRange
  /// True if it is in a position where only a part of an expression is valid.
  package var isWithinExpression = false
  package init(conditions: [Condition], then: Block, otherwise: Otherwise?, range: SourceRange) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    self.range = range
  }
}

package final class ForSyntax {
  package let pattern: Pattern
  package let type: TypeSyntax?
  package let sequence: Expr
  package let filter: Expr?
  package let body: Block
  package let isAwait: Bool
  package let isTry: Bool
  package init(
    pattern: Pattern, type: TypeSyntax?, sequence: Expr, filter: Expr?, body: Block, isAwait: Bool, isTry: Bool
  ) {
    self.pattern = pattern
    self.type = type
    self.sequence = sequence
    self.filter = filter
    self.body = body
    self.isAwait = isAwait
    self.isTry = isTry
  }
}

package final class SwitchSyntax {
  package struct Case {
    /// Patterns; empty for `default` and `@unknown default`.
    package let items: [(pattern: Pattern, filter: Expr?)]
    package let body: Block
    package let range: SourceRange
    package init(items: [(pattern: Pattern, filter: Expr?)], body: Block, range: SourceRange) {
      self.items = items
      self.body = body
      self.range = range
    }
  }
  package let subject: Expr
  package let cases: [Case]
  package let range: SourceRange
  /// True if it is in a position where only a part of an expression is valid.
  package var isWithinExpression = false
  package init(subject: Expr, cases: [Case], range: SourceRange) {
    self.subject = subject
    self.cases = cases
    self.range = range
  }
}

package struct CatchClause {
  /// Patterns; empty for a bare `catch`.
  package let items: [(pattern: Pattern, filter: Expr?)]
  package let body: Block
  package let range: SourceRange
  package init(items: [(pattern: Pattern, filter: Expr?)], body: Block, range: SourceRange) {
    self.items = items
    self.body = body
    self.range = range
  }
}

/// A pattern as it was written.
package final class Pattern {
  package indirect enum Kind {
    case wildcard
    /// A name bound by `let` or `var`.
    case binding(String, isVariable: Bool)
    case tuple([(label: String?, pattern: Pattern)])
    /// `.case`, `Type.case`, with its payload patterns; nil without parentheses.
    case enumCase(type: TypeSyntax?, name: String, payload: [(label: String?, pattern: Pattern)]?)
    case optional(Pattern)
    case isType(TypeSyntax)
    case asType(Pattern, TypeSyntax)
    case expression(Expr)
  }
  package let kind: Kind
  package let range: SourceRange
  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
