import SyntaxTree
import Types

/// The two ways to find the parameter of a closure behind the parentheses.
extension ConstraintSystem {
  /// A call that only one declaration is for, once for each parameter that its closure behind the parentheses can be for.
  func withBothScans(_ choices: [OverloadChoice], _ written: [Expr.Argument]) -> [OverloadChoice] {
    guard let choice = choices.first, written.last?.isTrailing == true else { return choices }
    if case .variable = choice.target { return choices }
    let parameters = source.callParameters(of: choice, choice.substitution)
    guard case .success(let matching) = match(written, to: parameters) else { return choices }
    let found = scans(of: choice, matching, written, parameters)
    return found.count == 1 ? choices : found
  }

  /// A choice with the parameter that takes a closure behind the parentheses first, and with the one that does last. Of two solutions
  /// the one with the latter is better.
  func scans(
    of choice: OverloadChoice, _ matching: ArgumentMatching, _ written: [Expr.Argument], _ parameters: [CallParameter]
  ) -> [OverloadChoice] {
    guard let backward = matching.backward(written, to: parameters, couldBeFunction: { couldBeFunction($0) }) else {
      return [choice]
    }
    var (first, last) = (choice, choice)
    last.matching = backward
    first.matching = matching
    first.matching?.scan = .forward
    return [last, first]
  }
}
