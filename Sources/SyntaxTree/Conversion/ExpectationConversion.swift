import SwiftSyntax

/// `#expect` and `#require`: calls of functions, with the operands of the condition noted so that a failure can show their values.
extension Converter {
  static let expectationMacros: Set<String> = ["expect", "require"]

  func expectation(
    _ macro: String, _ list: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ closures: MultipleTrailingClosureElementListSyntax, _ place: SourceRange
  ) -> Expr {
    var given = arguments(list)
    trailing(closure, closures, into: &given)
    let function = "__" + macro
    guard let condition = given.first, condition.label == nil, !condition.isTrailing else {
      return call(function + "Throws", given, place)
    }
    let noted = NotedCondition(condition.value)
    given[0] = Expr.Argument(label: nil, value: noted.condition)
    let parts = noted.parts.map { Expr(.stringLiteral([.text($0)]), place) }
    given.append(Expr.Argument(label: "source", value: Expr(.arrayLiteral(parts), place)))
    return call(function, given, place)
  }

  private func call(_ function: String, _ arguments: [Expr.Argument], _ place: SourceRange) -> Expr {
    Expr(
      .call(
        callee: Expr(.identifier(function, argumentLabels: nil, genericArguments: []), place), arguments: arguments),
      place)
  }
}

/// A condition whose operands note their values as they are evaluated.
private struct NotedCondition {
  let condition: Expr
  /// The condition's source: text, operand, text, operand, …, text.
  let parts: [String]

  init(_ written: Expr) {
    var operands: [SourceRange] = []
    condition = Self.noting(written, &operands)
    var parts: [String] = []
    var start = written.range.start
    for operand in operands {
      parts.append(Self.line(SourceRange(file: written.range.file, start: start, end: operand.start)))
      parts.append(Self.line(operand))
      start = operand.end
    }
    parts.append(Self.line(SourceRange(file: written.range.file, start: start, end: written.range.end)))
    self.parts = parts
  }

  private static func noting(_ expr: Expr, _ operands: inout [SourceRange]) -> Expr {
    switch expr.kind {
    case .tryExpression(.plain, let inner):
      return Expr(.tryExpression(.plain, noting(inner, &operands)), expr.range)
    case .awaitExpression(let inner): return Expr(.awaitExpression(noting(inner, &operands)), expr.range)
    case .parenthesized(let inner): return Expr(.parenthesized(noting(inner, &operands)), expr.range)
    case .binary(let name, let place, let left, let right) where isCondition(name):
      let left = operand(left, &operands)
      return Expr(.binary(name, operatorRange: place, left, operand(right, &operands)), expr.range)
    case .prefixOperator("!", let inner): return Expr(.prefixOperator("!", operand(inner, &operands)), expr.range)
    case .call(let callee, let arguments):
      guard case .member(let base?, let name, let nameRange, let labels, let generics) = callee.kind else {
        return expr
      }
      let noted = Expr(
        .member(
          base: operand(base, &operands), name: name, nameRange: nameRange, argumentLabels: labels,
          genericArguments: generics), callee.range)
      return Expr(.call(callee: noted, arguments: arguments), expr.range)
    default: return expr
    }
  }

  private static func operand(_ expr: Expr, _ operands: inout [SourceRange]) -> Expr {
    guard isNoted(expr) else { return expr }
    let index = Expr(.integerLiteral(String(operands.count)), expr.range)
    operands.append(expr.range)
    let callee = Expr(.identifier("__operand", argumentLabels: nil, genericArguments: []), expr.range)
    return Expr(
      .call(callee: callee, arguments: [.init(label: nil, value: expr), .init(label: nil, value: index)]), expr.range)
  }

  private static func isCondition(_ name: String) -> Bool {
    ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||"].contains(name)
  }

  /// Returns true if an operand has its type without the other operand's help, unlike literals and implicit members.
  private static func isNoted(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .identifier(let name, _, _): name.first?.isUppercase != true && name != "super"
    case .member(let base?, _, _, _, _): isNoted(base)
    case .call(let callee, _): if case .member(let base?, _, _, _, _) = callee.kind { isNoted(base) } else { false }
    case .subscriptCall(let base, _): isNoted(base)
    case .forceUnwrap(let base), .optionalChain(let base), .bindOptional(let base): isNoted(base)
    case .binary(let name, _, _, _): isCondition(name)
    default: false
    }
  }

  /// Returns the text on one line.
  private static func line(_ range: SourceRange) -> String {
    guard range.text.contains("\n") else { return String(range.text) }
    return range.text.split(separator: "\n").map { $0.trimmingPrefix { $0.isWhitespace } }.joined(separator: " ")
  }
}
