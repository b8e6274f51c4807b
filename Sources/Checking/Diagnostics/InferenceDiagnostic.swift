import SyntaxTree
import Types

/// Errors of expressions of which too little is known: what could not be inferred, and overloads of which none or several fit.
package enum InferenceDiagnostic: DiagnosticKind {
  case ambiguousUse(name: String, isOperator: Bool = false)
  case ambiguousExpression
  case noExactMatches(callee: String)
  case noExactReference(callee: String)
  case noCandidateOfContext(name: String, type: Type)
  case genericParameterNotInferred(name: String)
  case castParameterNotInferred(name: String, type: String)
  case conflictingArguments(parameter: String, types: [Type])
  case nilWithoutContext
  case tooComplex
  /// The user interrupted checking.
  case interrupted
  /// No diagnostic was found for a rejected expression, which is a defect of the checker.
  case notDiagnosed
  case closureParameterNotInferred(name: String)
  case closureParametersIgnored(wanted: String)
  case closureParameterCount(type: Type, wanted: Int, given: Int)
  case memberWithoutContext(name: String)
  case keyPathRootNotInferred
  case mixedLiteral(type: String)
  case misplacedDiscard
  case otherContextualResult(declared: Type, contextual: Type)

  package var message: String {
    switch self {
    case .ambiguousUse(let name, let isOperator): "ambiguous use of \(isOperator ? "operator " : "")'\(name)'"
    case .ambiguousExpression: "type of expression is ambiguous without a type annotation"
    case .noExactMatches(let callee): "no exact matches in call to \(callee)"
    case .noExactReference(let callee): "no exact matches in reference to \(callee)"
    case .noCandidateOfContext(let name, let type):
      "no '\(name)' candidates produce the expected contextual result type '\(type)'"
    case .genericParameterNotInferred(let name): "generic parameter '\(name)' could not be inferred"
    case .castParameterNotInferred(let name, let type):
      "generic parameter '\(name)' could not be inferred in cast to '\(type)'"
    case .conflictingArguments(let parameter, let types):
      "conflicting arguments to generic parameter '\(parameter)' (\(types.map { "'\($0)'" }.joined(separator: " vs. ")))"
    case .nilWithoutContext: "'nil' requires a contextual type"
    case .tooComplex:
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions"
    case .interrupted: "interrupted"
    case .notDiagnosed: "failed to produce diagnostic for expression; please submit a bug report"
    case .closureParameterNotInferred(let name):
      "cannot infer type of closure parameter '\(name)' without a type annotation"
    case .closureParametersIgnored(let wanted):
      "contextual type for closure argument list expects \(wanted), which cannot be implicitly ignored"
    case .closureParameterCount(let type, let wanted, let given):
      "contextual closure type '\(type)' expects \(wanted) argument\(wanted == 1 ? "" : "s"), but \(given) \(given == 1 ? "was" : "were") used in closure body"
    case .memberWithoutContext(let name): "reference to member '\(name)' cannot be resolved without a contextual type"
    case .keyPathRootNotInferred: "cannot infer key path type from context; consider explicitly specifying a root type"
    case .mixedLiteral(let type):
      "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type annotation if this is intentional"
    case .misplacedDiscard: "'_' can only appear in a pattern or on the left side of an assignment"
    case .otherContextualResult(let declared, let contextual):
      "declared closure result '\(declared)' is incompatible with contextual type '\(contextual)'"
    }
  }
}
