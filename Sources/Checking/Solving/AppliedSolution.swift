import Sema
import SyntaxTree
import Types

/// A solution while the typed tree is made from it.
final class AppliedSolution {
  private struct Site: Hashable {
    let file: ObjectIdentifier
    let start: Int
    let end: Int
    let name: String
  }
  private let solution: Solution?
  /// The chosen overloads by the places of their names, for what the previous checker makes.
  private lazy var overloads: [Site: ChosenOverload] = {
    var found: [Site: ChosenOverload] = [:]
    for (use, chosen) in solution?.overloads.values.map({ $0 }) ?? [] {
      found[Self.site(use.nameRange, use.name)] = chosen
    }
    return found
  }()

  /// The values that the steps of a key path begin at, by the expressions that stand for them.
  var subjects: [ObjectIdentifier: CheckedExpr] = [:]

  /// Without a solution it covers nothing: the statements of a closure's body are solved one by one.
  init(_ solution: Solution?) { self.solution = solution }

  private static func site(_ range: SourceRange, _ name: String) -> Site {
    Site(file: ObjectIdentifier(range.file), start: range.start, end: range.end, name: name)
  }

  func covers(_ expr: Expr) -> Bool { solution?.covers(expr) == true }
  func type(of expr: Expr) -> Type? { solution?.type(of: expr) }
  func replacement(of expr: Expr) -> Expr? { solution?.replacement(of: expr) }
  func keyPath(_ expr: Expr) -> (use: KeyPathUse, capability: KeyPathCapability)? { solution?.keyPath(expr) }
  func isMixed(_ expr: Expr) -> Bool { solution?.isMixed(expr) == true }
  func overload(of expr: Expr) -> (use: OverloadUse, chosen: ChosenOverload)? { solution?.overload(of: expr) }
  /// The `callAsFunction` that a call of a value refers to.
  func application(of expr: Expr) -> (use: OverloadUse, chosen: ChosenOverload)? { solution?.application(of: expr) }

  /// The overload that was chosen for a name.
  func chosen(_ name: String, at range: SourceRange) -> ChosenOverload? { overloads[Self.site(range, name)] }
}

extension Checker {
  /// The candidate that the solution being applied has chosen, alone; all of them where it says nothing.
  func solved(_ candidates: [Candidate], _ name: String, at range: SourceRange) -> [Candidate] {
    guard let chosen = solution?.chosen(name, at: range) else { return candidates }
    let found = candidates.filter { $0.isTarget(of: chosen.choice) }
    return found.isEmpty ? candidates : found
  }

  /// The type of a generic parameter in the solution being applied.
  func solvedArgument(_ parameter: GenericParameter, of candidate: Candidate, _ name: String, at range: SourceRange)
    -> Type?
  {
    guard let chosen = solution?.chosen(name, at: range), candidate.isTarget(of: chosen.choice),
      let type = chosen.substitution[parameter]
    else { return nil }
    let known = settled(type)
    // The content of an existential argument is what the parameter is bound to.
    if case .existential = known.head, candidate.function?.requirements.isEmpty == false { return nil }
    return known.hasVariables ? nil : known
  }
}

extension Candidate {
  func isTarget(of choice: OverloadChoice) -> Bool {
    switch (target, choice.target) {
    case (.function(let own), .function(let other)): own === other
    case (.enumCase(let own), .enumCase(let other)): own === other
    case (.memberwise(let own), .memberwise(let other, let isPlain)): own === other && self.isPlain == isPlain
    case (.subscripting(let own), .subscripting(let other)): own === other
    default: false
    }
  }
}
