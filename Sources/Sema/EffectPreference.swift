import SyntaxTree
import Types

/// Overloads that differ in `async`: the code around a use says which one is meant.
extension ConstraintSystem {
  /// Choices that differ in `async` are preferred by the code around them.
  func comparingEffects(_ choices: [OverloadChoice], of use: OverloadUse) -> [OverloadChoice] {
    guard choices.contains(where: { $0.function?.isAsync == true }),
      choices.contains(where: { $0.function?.isAsync == false })
    else { return choices }
    let place = use.expr.range
    let closure = closures.values.filter { closure in
      let range = closure.expr.range
      return range.file === place.file && range.start <= place.start && place.end <= range.end
    }.max { $0.expr.range.start < $1.expr.range.start }
    let isAsync =
      closure.map { closure in
        if case .function(let function) = simplified(closure.type) { return function.isAsync }
        return ClosureEffects(of: closure.syntax).isAsync
      } ?? source.isAsynchronous
    return choices.map { choice in
      var choice = choice
      if let function = choice.function, function.isAsync != isAsync {
        choice.effectPenalty = isAsync ? .syncInAsync : .asyncInSync
      }
      return choice
    }
  }
}
