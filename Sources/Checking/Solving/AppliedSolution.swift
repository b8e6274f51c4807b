import Sema
import SyntaxTree
import Types

/// A solution while the typed tree is made from it.
final class AppliedSolution {
  private let solution: Solution?

  /// The values that the steps of a key path begin at, by the expressions that stand for them.
  var subjects: [ObjectIdentifier: CheckedExpr] = [:]

  /// Without a solution it covers nothing: the statements of a closure's body are solved one by one.
  init(_ solution: Solution?) { self.solution = solution }

  func covers(_ expr: Expr) -> Bool { solution?.covers(expr) == true }
  func type(of expr: Expr) -> Type? { solution?.type(of: expr) }
  func replacement(of expr: Expr) -> Expr? { solution?.replacement(of: expr) }
  func keyPath(_ expr: Expr) -> (use: KeyPathUse, capability: KeyPathCapability)? { solution?.keyPath(expr) }
  func isMixed(_ expr: Expr) -> Bool { solution?.isMixed(expr) == true }
  func overload(of expr: Expr) -> (use: OverloadUse, chosen: ChosenOverload)? { solution?.overload(of: expr) }
  /// The `callAsFunction` that a call of a value refers to.
  func application(of expr: Expr) -> (use: OverloadUse, chosen: ChosenOverload)? { solution?.application(of: expr) }
}
