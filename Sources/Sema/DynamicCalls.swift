import SyntaxTree
import Types

/// `@dynamicCallable`: a value that is called with any arguments gets them as one collection literal.
extension ConstraintSystem {
  func simplifyDynamicCall(
    of type: Type, _ use: OverloadUse, _ locator: ConstraintLocator
  ) throws -> Simplification {
    guard case .call(let callee, _) = use.expr.kind, let (written, types) = use.arguments else { return .failed }
    let choices = source.members(named: "dynamicallyCall", of: type).compactMap { OverloadChoice($0, base: type) }
    func taking(_ label: String) -> [OverloadChoice] {
      choices.filter { $0.function?.parameters.first?.label == label }
    }
    let element = variable()
    for (argument, type) in zip(written, types) {
      add(.conversion(type, element, .value), ConstraintLocator(argument.value, .element))
    }
    let plain = written.allSatisfy { $0.label == nil } ? taking("withArguments") : []
    let keyword = plain.isEmpty ? taking("withKeywordArguments") : []
    let (argument, literal): (Expr.Argument, Type)
    if !plain.isEmpty {
      let list = keep(Expr(.arrayLiteral(written.map(\.value)), use.expr.range))
      argument = Expr.Argument(label: "withArguments", value: list)
      literal = collection(.array, key: nil, element: element)
    } else if !keyword.isEmpty {
      let key = variable()
      let pairs = try written.map { argument in
        let label = keep(Expr(.stringLiteral([.text(argument.label ?? "")]), argument.value.range))
        add(.conversion(try generate(label), key, .value), ConstraintLocator(label, .key))
        return (key: label, value: argument.value)
      }
      argument = Expr.Argument(
        label: "withKeywordArguments", value: keep(Expr(.dictionaryLiteral(pairs), use.expr.range)))
      literal = collection(.dictionary, key: key, element: element)
    } else {
      return .failed
    }
    setType(literal, of: argument.value)
    let call = OverloadUse(
      use.expr, "dynamicallyCall", callee.range, .call(arguments: [argument], types: [literal]), .value(callee),
      isApplied: true,
      result: use.result)
    try offer(plain + keyword, for: call, locator)
    return .solved
  }
}
