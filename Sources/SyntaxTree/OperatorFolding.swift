/// Operands and operators in a row become a tree by precedence, in the way that Swift's own compiler does it.
struct OperatorFolding {
  struct Infix {
    enum Kind {
      case named(String)
      case assignment
      case ternary(Expr)
      case cast(Expr.CastKind)
      /// `->` of a function type, which is not folded.
      case arrow
    }
    let kind: Kind
    let group: Operators.Group
    let range: SourceRange
    /// False for an operator that no declaration gives a precedence.
    let isKnown: Bool

    init(_ kind: Kind, group: String, range: SourceRange, operators: Operators) {
      self.kind = kind
      self.group = operators.group(named: group)
      self.range = range
      isKnown = true
    }

    /// The checker reports an operator that is not declared.
    init(name: String, range: SourceRange, operators: Operators) {
      let known = operators.group(of: name)
      kind = .named(name)
      group = known ?? operators.group(named: "DefaultPrecedence")
      self.range = range
      isKnown = known != nil
    }
  }

  typealias Fault = (kind: SyntaxDiagnostic, place: SourceRange)

  /// Operators that a fold may take: all, those above a group, or those of a group as well.
  private enum Bound {
    case all
    case above(Operators.Group)
    case from(Operators.Group)
  }

  let operators: Operators
  private var faults: [Fault] = []

  init(operators: Operators) { self.operators = operators }

  func fold(_ operands: [Expr], _ infixes: [Infix]) -> (expr: Expr, faults: [Fault]) {
    var folding = self
    var position = 0
    let expr = folding.fold(operands[0], operands, infixes, &position, .all)
    return (expr, folding.faults)
  }

  /// Folds from `position` on as far as the bound allows; `left` is the operand before it.
  private mutating func fold(
    _ left: Expr, _ operands: [Expr], _ infixes: [Infix], _ position: inout Int, _ bound: Bound
  ) -> Expr {
    var left = left
    guard var current = next(infixes, position, bound) else { return left }
    var right = operands[position + 1]
    position += 1
    while true {
      if case .cast = current.kind {
        // A cast's right side is the type and nothing more.
        left = combine(left, current, right)
        guard let following = next(infixes, position, bound) else { return left }
        current = following
        right = operands[position + 1]
        position += 1
        continue
      }
      guard let following = next(infixes, position, bound) else { break }
      switch operators.order(current.group, following.group) {
      case .lower:
        right = fold(right, operands, infixes, &position, .above(current.group))
        continue
      case .same where current.group.associativity == .right:
        right = fold(right, operands, infixes, &position, .from(current.group))
        continue
      case .same where current.group.associativity == .none && current.isKnown && following.isKnown:
        faults.append((.nonAssociativeOperators(group: current.group.name), current.range))
      case .unordered where current.isKnown && following.isKnown:
        faults.append(
          (.unorderedOperators(group: current.group.name, following: following.group.name), current.range))
      default: break
      }
      left = combine(left, current, right)
      current = following
      right = operands[position + 1]
      position += 1
    }
    return combine(left, current, right)
  }

  private func next(_ infixes: [Infix], _ position: Int, _ bound: Bound) -> Infix? {
    guard position < infixes.count else { return nil }
    let candidate = infixes[position]
    switch bound {
    case .all: return candidate
    case .above(let group): return operators.order(candidate.group, group) == .higher ? candidate : nil
    case .from(let group):
      let order = operators.order(candidate.group, group)
      return order == .higher || order == .same ? candidate : nil
    }
  }

  private mutating func combine(_ left: Expr, _ infix: Infix, _ right: Expr) -> Expr {
    let whole = left.range.through(right.range)
    // `try a + b` covers everything to its right.
    switch left.kind {
    case .tryExpression(let kind, let inner):
      return Expr(.tryExpression(kind, combine(inner, infix, right)), whole)
    case .awaitExpression(let inner):
      return Expr(.awaitExpression(combine(inner, infix, right)), whole)
    default: break
    }
    refuseMark(right, after: infix)
    switch infix.kind {
    case .named(let name): return Expr(.binary(name, operatorRange: infix.range, left, right), whole)
    case .assignment, .arrow: return Expr(.assignment(left, right), whole)
    case .ternary(let then): return Expr(.ternary(condition: left, then: then, otherwise: right), whole)
    case .cast(let kind):
      if case .type(let type) = right.kind { return Expr(.cast(left, kind, type), whole) }
      faults.append((.castWithoutType(keyword: String(infix.range.text)), right.range))
      return left
    }
  }

  private mutating func refuseMark(_ right: Expr, after infix: Infix) {
    if infix.group.isAssignment { return }
    if case .ternary = infix.kind { return }
    switch right.kind {
    case .tryExpression(let kind, _):
      let word = kind == .plain ? "try" : kind == .optional ? "try?" : "try!"
      faults.append((.wordRightOfOperator(word: word), right.range))
    case .awaitExpression:
      faults.append((.wordRightOfOperator(word: "await"), right.range))
    default: break
    }
  }
}
