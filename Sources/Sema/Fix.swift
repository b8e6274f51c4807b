import SyntaxTree
import Types

/// A change without which a constraint cannot hold: the solver drops the constraint, and diagnosis reports the fix as an error.
package struct Fix {
  package indirect enum Kind {
    /// A value converts to another type than the one that is expected.
    case conversion(given: Type, wanted: Type, isArgument: Bool)
    /// A function where an autoclosure is expected, which takes the function's result.
    case autoclosure(given: Type, wanted: Type)
    /// A part of a value's type is another type than the context expects.
    case equality(given: Type, wanted: Type)
    /// Arguments that do not match the parameters by number, order or labels.
    case arguments(OverloadUse, [CallParameter], ArgumentMatching.Obstacle)
    /// A member that its base lacks.
    case member(OverloadUse, base: Type)
    /// A name that no declaration in scope has.
    case name
    /// A type that cannot be resolved.
    case type(TypeSyntax)
    /// A variable whose declaration is at fault, which is reported there.
    case faultyVariable
    /// Operands that no operator of that name takes.
    case operands(OverloadUse, [Type])
    /// `!` or `?` behind a value that is no optional.
    case unwrapping(Type)
    /// A call of a value that is no function.
    case callee(OverloadUse, Type)
    /// A call of an enum's case without associated values.
    case plainCase(OverloadUse)
    /// An argument without `&` for an `inout` parameter, or one with it for another.
    case inoutArgument(isMissing: Bool, Type)
    /// A closure with another number of parameters than the function type that is expected has.
    case closureParameters(FunctionType, given: Int, isOptional: Bool)
    /// A closure that is not the function that is expected: its effects, or the statements of its body.
    case closure(ClosureSyntax, FunctionType, builder: Type?)
    /// A parameter of a closure whose type nothing says.
    case closureParameter(name: String, place: SourceRange)
    /// A generic parameter of which nothing says what it is.
    case genericParameter(name: String, place: SourceRange)
    /// A generic type of which nothing says the arguments, as the type of a cast.
    case castTarget(Type)
    /// `.name` where nothing says what it is a member of.
    case implicitMember(name: String)
    /// An operator as a value of no function type.
    case operatorValue(name: String)
    /// An operator as a value where no operator of that name takes what is expected.
    case operatorReference(name: String)
    /// A reference with the labels of no declaration, in that type.
    case labels(OverloadUse, base: Type?)
    /// The index of `base[keyPath: index]`, which is no key path.
    case keyPathIndex(Type)
    /// A mutating method as a value.
    case mutatingReference(OverloadUse)
    /// A member that is looked up in one type with dynamic members after the other.
    case dynamicMemberDepth(OverloadUse)
    /// A requirement of the declaration that a use refers to.
    case requirement(Requirement, OverloadUse)
    /// Overloads of which each needs other fixes: the first one those given here.
    case overloads(OverloadUse, [OverloadChoice], lacking: [Fix], isUnmetByAll: Bool)
    /// A key path for which nothing says where it begins.
    case keyPathRoot
    /// A key path through which less can be done than its context expects.
    case keyPathClass(given: Type, wanted: Type)
    /// A fix that no diagnostic words yet.
    case other
  }
  package let kind: Kind
  package let locator: ConstraintLocator
  /// The scope in which the expression is looked up.
  package let scope: Scope

  /// The change to the score for an overload that only old programs use.
  static let impactOfShunned = 20

  /// The change to the score, besides that of the fix, for an argument of another type: a result that does not fit its context is likelier.
  static let impactOfArgument = 1

  /// The change to the score, besides that of the fix, for a closure where a value of other types is expected.
  static let impactOfClosure = 2

  /// The change to the score, as high as the edit is unlikely.
  var impact: Int {
    switch kind {
    case .requirement(.sameType, _): 1
    case .conversion, .equality, .keyPathRoot, .keyPathClass, .operands, .unwrapping, .requirement, .overloads,
      .inoutArgument,
      .member:
      1
    case .arguments(let use, let parameters, let obstacle):
      use.arguments.map { arguments in
        let first = ArgumentMatching.mismatch(obstacle, arguments.written, parameters).kind
        return first.impact + 2 * obstacle.missingCount(of: parameters, arguments.written.count)
          + (first.isOfExtraArguments ? 0 : 5 * arguments.written.extraCount(for: parameters))
          + (first.isOfMissingArguments ? 4 * arguments.written.unknownLabels(in: parameters) : 0)
          + (first.isOfExtraArguments ? 5 * arguments.written.furtherUnknownLabels(in: parameters) : 0)
          + (first.isOfOtherLabels ? 3 * arguments.written.unlikeLabels(of: parameters) : 0)
      } ?? 1
    case .closureParameters, .closure: 2
    case .closureParameter, .genericParameter, .castTarget, .implicitMember, .operatorValue, .operatorReference,
      .labels, .keyPathIndex,
      .mutatingReference, .dynamicMemberDepth:
      1
    case .callee, .name, .type: 3
    case .autoclosure, .faultyVariable, .plainCase: 1
    case .other: 4
    }
  }

  /// Returns whether two solutions need the same fix at the same place.
  func isSame(as other: Fix) -> Bool {
    guard locator.anchor === other.locator.anchor else { return false }
    switch (kind, other.kind) {
    case (.conversion(let a, let b, _), .conversion(let c, let d, _)),
      (.equality(let a, let b), .equality(let c, let d)):
      return a.isAlike(c) && b.isAlike(d)
    case (.arguments(let use, let a, let one), .arguments(_, let b, let two)):
      guard let written = use.arguments?.written else { return false }
      // Overloads may lack the same for one reason.
      let (first, second) = (ArgumentMatching.mismatch(one, written, a), ArgumentMatching.mismatch(two, written, b))
      return first.kind.isSame(as: second.kind)
    case (.member(_, let a), .member(_, let b)), (.unwrapping(let a), .unwrapping(let b)),
      (.callee(_, let a), .callee(_, let b)):
      return Type.same(a, b)
    case (.plainCase, .plainCase), (.name, .name), (.type, .type), (.faultyVariable, .faultyVariable),
      (.castTarget, .castTarget),
      (.operands, .operands),
      (.keyPathRoot, .keyPathRoot),
      (.closure, .closure), (.autoclosure, .autoclosure),
      (.closureParameter, .closureParameter), (.implicitMember, .implicitMember), (.operatorValue, .operatorValue),
      (.operatorReference, .operatorReference),
      (.labels, .labels), (.keyPathIndex, .keyPathIndex), (.mutatingReference, .mutatingReference),
      (.dynamicMemberDepth, .dynamicMemberDepth):
      return true
    case (.closureParameters(let a, _, _), .closureParameters(let b, _, _)):
      return a.parameters.count == b.parameters.count
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

extension [Expr.Argument] {
  /// Number of arguments for which there is no parameter.
  fileprivate func extraCount(for parameters: [CallParameter]) -> Int {
    parameters.contains(where: \.isVariadic) ? 0 : Swift.max(0, count - parameters.count)
  }
}

extension [Expr.Argument] {
  /// Number of arguments in the parentheses with labels that no parameter has.
  fileprivate func unknownLabels(in parameters: [CallParameter]) -> Int {
    count { argument in
      guard let label = argument.label, !argument.isTrailing else { return false }
      return !parameters.contains { $0.label == label }
    }
  }
}

extension [Expr.Argument] {
  /// Number of arguments in the parentheses, behind the first such one, with labels that no parameter has and which none without a label takes.
  fileprivate func furtherUnknownLabels(in parameters: [CallParameter]) -> Int {
    Swift.max(0, unknownLabels(in: parameters) - 1 - parameters.count { $0.label == nil })
  }

  /// Number of labels that are not those of the parameters at their positions, and not misspelled ones of others either. One argument alone is hardly
  /// meant for something else.
  fileprivate func unlikeLabels(of parameters: [CallParameter]) -> Int {
    if count < 2 { return 0 }
    let labels = parameters.compactMap(\.label)
    return zip(self, parameters).count { argument, parameter in
      guard argument.label != parameter.label, !argument.isTrailing else { return false }
      guard let have = argument.label, parameter.label != nil else { return true }
      return DidYouMean.suggestion(for: have, among: labels) == nil
    }
  }
}

extension ArgumentDiagnostic {
  fileprivate var isOfOtherLabels: Bool { if case .incorrectLabels = self { true } else { false } }

  fileprivate var isOfMissingArguments: Bool {
    switch self {
    case .missingArgument, .missingArguments: true
    default: false
    }
  }

  package var isOfExtraArguments: Bool {
    switch self {
    case .noArgumentsTaken, .extraLabeledArgument, .extraArgument, .extraTrailingClosure, .extraArguments: true
    default: false
    }
  }

  /// The change to the score: fewer edits are likelier, and labels are written wrongly more often than arguments are too many.
  fileprivate var impact: Int {
    switch self {
    case .missingLabel, .wrongOrder, .inoutWithoutAmpersand, .ampersandWithoutInout, .arrayAsVariadic,
      .misplacedAmpersand, .takesTuple:
      1
    case .extraneousLabel: 2
    case .incorrectLabels(_, _, let count, _): 1 + count
    case .missingLabels(let labels, _), .extraneousLabels(let labels, _): 1 + labels.count { $0 == ":" }
    case .missingArgument: 2
    case .missingArguments(let parameters, _): 2 * parameters.split(separator: ",").count
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

extension Type {
  /// Returns whether two types are displayed alike. A literal has a different variable in each of two solutions.
  fileprivate func isAlike(_ other: Type) -> Bool {
    if case .variable(let mine) = head, case .variable(let theirs) = other.head, let literal = mine.literal {
      return literal == theirs.literal
    }
    return Type.same(self, other)
  }
}
