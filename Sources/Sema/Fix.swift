import SyntaxTree
import Types

/// A change without which a constraint cannot hold: the solver drops the constraint, and diagnosis reports the fix as an error.
package struct Fix {
  package indirect enum Kind {
    /// A value converts to another type than the one that is expected.
    case conversion(given: Type, wanted: Type, isArgument: Bool)
    /// Arguments that do not match the parameters by number, order or labels.
    case arguments(OverloadUse, [CallParameter], ArgumentMatching.Obstacle)
    /// A member that its base lacks.
    case member(OverloadUse, base: Type)
    /// A name that no declaration in scope has.
    case name
    /// Operands that no operator of that name takes.
    case operands(OverloadUse, [Type])
    /// `!` or `?` behind a value that is no optional.
    case unwrapping(Type)
    /// A call of a value that is no function.
    case callee(OverloadUse, Type)
    /// An argument without `&` for an `inout` parameter, or one with it for another.
    case inoutArgument(isMissing: Bool, Type)
    /// A requirement of the declaration that a use refers to.
    case requirement(Requirement, OverloadUse)
    /// Overloads of which each needs other fixes.
    case overloads(OverloadUse, [OverloadChoice])
    /// A fix that no diagnostic words yet.
    case other
  }
  package let kind: Kind
  package let locator: ConstraintLocator
  /// The scope in which the expression is looked up.
  package let scope: Scope

  /// The change to the score, as high as the edit is unlikely.
  var impact: Int {
    switch kind {
    case .conversion, .operands, .unwrapping, .requirement, .overloads, .inoutArgument, .member: 1
    case .arguments(let use, let parameters, let obstacle):
      use.arguments.map { arguments in
        ArgumentMatching.mismatch(obstacle, arguments.written, parameters).kind.impact
          + 2 * obstacle.missingCount(of: parameters, arguments.written.count)
      } ?? 1
    case .callee, .name: 3
    case .other: 4
    }
  }

  /// Tells whether two solutions need one fix at one place.
  func isSame(as other: Fix) -> Bool {
    guard locator.anchor === other.locator.anchor else { return false }
    switch (kind, other.kind) {
    case (.conversion(let a, let b, _), .conversion(let c, let d, _)): return Type.same(a, c) && Type.same(b, d)
    case (.arguments(_, let a, _), .arguments(_, let b, _)):
      return a.map(\.label) == b.map(\.label) && zip(a, b).allSatisfy { Type.same($0.type, $1.type) }
    case (.member(_, let a), .member(_, let b)), (.unwrapping(let a), .unwrapping(let b)),
      (.callee(_, let a), .callee(_, let b)):
      return Type.same(a, b)
    case (.name, .name), (.operands, .operands): return true
    default: return false
    }
  }
}

extension ArgumentMatching.Obstacle {
  /// Number of arguments that lack besides.
  fileprivate func missingCount(of parameters: [CallParameter], _ count: Int) -> Int {
    if case .missing = self { return 0 }
    return max(0, parameters.count { !$0.hasDefault && !$0.isVariadic } - count)
  }
}

extension ArgumentDiagnostic {
  /// The change to the score: fewer edits are likelier, and labels are written wrongly more often than arguments are too many.
  fileprivate var impact: Int {
    switch self {
    case .missingLabel, .wrongOrder, .inoutWithoutAmpersand, .ampersandWithoutInout, .arrayAsVariadic,
      .misplacedAmpersand, .takesTuple:
      1
    case .extraneousLabel: 2
    case .incorrectLabels(_, _, let count): 1 + count
    case .missingLabels(let labels), .extraneousLabels(let labels): 1 + labels.count { $0 == ":" }
    case .missingArgument: 2
    case .missingArguments(let parameters): 2 * parameters.split(separator: ",").count
    case .closureForOtherType: 3
    case .noArgumentsTaken, .extraLabeledArgument, .extraArgument, .extraTrailingClosure: 5
    case .extraArguments(let positions): 5 * positions.split(separator: ",").count
    }
  }
}

/// Types as a conversion was written, before it was split into those of their parts.
package struct WholeConversion {
  let given: Type
  let wanted: Type
}

extension ConstraintLocator {
  /// Returns this locator for a part of the conversion between these types.
  func part(of given: Type, _ wanted: Type) -> ConstraintLocator {
    if whole != nil { return self }
    var part = self
    part.whole = WholeConversion(given: given, wanted: wanted)
    return part
  }
}
