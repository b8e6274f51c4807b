import SyntaxTree
import Types

/// The statement that a pattern is part of.
enum PatternUse {
  /// `case` in a `switch`, or a `catch`, of a function: the type of the subject is known before the pattern is looked at.
  case caseLabel
  /// `if case`, `guard case` or `while case`, and any pattern that is solved with the expression or closure around it.
  case condition
  /// `for case`.
  case loop
}

extension Checker {
  /// Use of the patterns of `case` and `catch` in the function or closure that is checked.
  var labelUse: PatternUse { context.isClosure ? .condition : .caseLabel }

  /// Checks patterns of a statement.
  func checking<Result>(_ use: PatternUse, _ check: () throws -> Result) rethrows -> Result {
    let outer = patternUse
    defer { patternUse = outer }
    patternUse = use
    return try check()
  }

  /// The error of a pattern with another number of values than an enum's case has.
  ///
  /// Only where the type of the subject is known first is it an error of the values.
  func otherCount(of types: [Type], _ enumCase: EnumCaseDecl, at name: SourceRange) -> Failure {
    var isTuple = false
    if types.count == 1, case .tuple = types[0].head { isTuple = true }
    switch patternUse {
    case .caseLabel:
      let labels = enumCase.payload.map(\.label)
      let isAlone = types.count == 1 && labels[0] == nil
      if isAlone, !isTuple {
        return failure(StatementDiagnostic.tuplePatternOfNonTuple(type: types[0]), at: name.argumentList)
      }
      let whole = isAlone ? types[0] : .tuple(zip(labels, types).map { TupleField(label: $0, $1) })
      return failure(StatementDiagnostic.tupleOfWrongLength(type: whole), at: name.argumentList)
    case .condition where !isTuple:
      let whole = types.count == 1 ? types[0] : .tuple(types.map { TupleField($0) })
      return failure(StatementDiagnostic.tupleOfWrongLength(type: whole), at: name)
    case .condition, .loop:
      return failure(StatementDiagnostic.valuesOfPlainCase(name: enumCase.name), at: name)
    }
  }
}
