import SyntaxTree
import Types

/// Elements of a collection literal that are written like an earlier one, literals and all: the earlier one represents them in
/// inference, and each of them is solved by itself when the type of the elements is known. The time for a list of calls, tuples,
/// operations or closures is so in proportion to its length.
struct PostponedElement {
  let expr: Expr
  /// The common type of the elements.
  let type: Type
  let locator: ConstraintLocator
  let scope: Scope
}

extension ConstraintSystem {
  /// Solves the postponed elements, those within them included.
  func solvePostponed() throws {
    var next = 0
    while next < postponed.count {
      let element = postponed[next]
      next += 1
      try countStep()
      let outer = source.scope
      source.scope = element.scope
      defer { source.scope = outer }
      let start = mark
      let type = try generateChain(element.expr)
      add(.conversion(type, normalized(element.type), .value), element.locator)
      let constraints = worklist
      worklist = []
      let found = try solve(constraints)
      guard let best = found.first else { throw SolutionFailure.unsolvable }
      if found.count > 1 { throw ambiguous(found) }
      apply(best)
      guard applyDefaults(since: start) else { throw SolutionFailure.unsolvable }
    }
  }
}

extension Expr {
  /// A text that two expressions have in common whose types are inferred alike: the kinds of their literals, and all names and
  /// operators. Of what is no plain expression it is the text itself.
  var shape: String {
    var text = ""
    append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    func list(_ values: [(label: String?, value: Expr)], _ end: String) {
      for (label, value) in values {
        if let label { text += label + ":" }
        value.append(to: &text)
        text += ","
      }
      text += end
    }
    switch kind {
    case .integerLiteral: text += "0"
    case .floatLiteral: text += "0.0"
    case .stringLiteral(let segments):
      guard segments.allSatisfy({ if case .text = $0 { true } else { false } }) else { return text += range.text }
      text += isSingleCharacter(segments) ? "\"c\"" : "\"\""
    case .member(let base?, let name, _, nil, let generics) where generics.isEmpty:
      base.append(to: &text)
      text += "." + name
    case .call(let callee, let arguments):
      callee.append(to: &text)
      text += "("
      list(arguments.map { ($0.label, $0.value) }, ")")
    case .subscriptCall(let base, let arguments):
      base.append(to: &text)
      text += "["
      list(arguments.map { ($0.label, $0.value) }, "]")
    case .prefixOperator(let name, let operand):
      text += name
      operand.append(to: &text)
    case .binary(let name, _, let left, let right):
      text += "("
      left.append(to: &text)
      text += " " + name + " "
      right.append(to: &text)
      text += ")"
    case .ternary(let condition, let then, let otherwise):
      text += "("
      condition.append(to: &text)
      text += " ? "
      then.append(to: &text)
      text += " : "
      otherwise.append(to: &text)
      text += ")"
    case .tuple(let elements):
      text += "(,"
      list(elements.map { ($0.label, $0.value) }, ")")
    case .parenthesized(let inner):
      text += "("
      inner.append(to: &text)
      text += ")"
    case .arrayLiteral(let elements):
      text += "[,"
      list(elements.map { (nil, $0) }, "]")
    default: text += range.text
    }
  }
}
