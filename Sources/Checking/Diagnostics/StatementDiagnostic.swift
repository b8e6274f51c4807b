import SyntaxTree
import Types

/// Errors of statements and patterns: conditions, loops, switches, returns, jumps.
package enum StatementDiagnostic: DiagnosticKind {
  case patternOfWrongSize(type: Type, pattern: String)
  case patternOfOtherShape(type: Type, pattern: Type)
  case nilInitialValue(type: Type)
  case unwrapWithoutName
  case unwrapOfNonOptional(type: Type)
  case loopOverOptional(type: Type)
  case loopOverNonSequence(type: Type, proto: String)
  case otherSequenceElement(given: Type, wanted: Type)
  case reservedName(name: String)
  case tuplePatternOfElement(type: Type)
  case patternOfElement(type: Type)
  case tuplePatternOfNonTuple(type: Type)
  case optionalPatternOfNonOptional(type: Type)
  /// A case whose type is written, for an optional of that type.
  case patternOfPayload(pattern: Type, subject: Type)
  case noCase(type: Type, name: String, suggestion: String?)
  case tupleLabelMismatch(label: String, wanted: String)
  case valuesOfPlainCase(name: String)
  case tupleOfWrongLength(type: Type)
  case typeNameAsPattern
  case expressionPattern(pattern: Type, value: Type)
  case statementInBuilder(builder: String)
  case returnOutsideFunction
  case returnFromDefer
  case returnWithoutValue
  case nilFromNonFailable
  case valueFromInitializer
  case valueFromVoidFunction
  case valueFromVoidClosure(type: Type, result: String)
  case ownTypeAsSelf(type: String)
  case missingReturn(function: String, type: Type)
  case nilAsReturnValue(type: Type)
  case selfNotFound
  case convenienceCallsSuper(name: String)
  case designatedDelegates(name: String)
  case superConvenience(type: Type)
  case failableDelegation(name: String, isSuper: Bool)
  case misplacedInitializerCall
  case guardFallsThrough
  case unknownLabel(name: String)
  case breakFromDefer
  case breakOutsideLoop
  case unlabeledBreak
  case continueOutsideLoop
  case fallthroughOutsideSwitch
  case fallthroughInLastCase
  case unusedClosure
  case unusedFunction
  case caseAfterDefault
  case fallthroughToBinding(name: String)
  case emptyCase
  case notBoundInEveryPattern(name: String)
  case otherBindingKeyword(keyword: String, previous: String)
  case otherBindingType(type: Type, wanted: Type)
  case emptySwitch
  case notExhaustive
  case statementAsExpression(keyword: String)
  case ifExpressionWithoutElse
  case emptyBranch(keyword: String)
  case branchWithoutValue(keyword: String)
  case jumpOutOfExpression(jump: String, keyword: String)
  case circularReference
  case closureWithoutType

  package var phase: DiagnosticPhase {
    switch self {
    case .missingReturn, .guardFallsThrough: .flow
    case .notExhaustive: .uses
    default: .types
    }
  }

  package var message: String {
    switch self {
    case .patternOfOtherShape(let type, let pattern):
      "cannot assign value of type '\(type)' to type 'Optional<\(pattern)>'"
    case .patternOfWrongSize(let type, let pattern):
      "'\(type)' is not convertible to '(\(pattern))', tuples have a different number of elements"
    case .nilInitialValue(let type): "'nil' cannot initialize specified type '\(type)'"
    case .unwrapWithoutName: "unwrap condition requires a valid identifier"
    case .unwrapOfNonOptional(let type): "initializer for conditional binding must have Optional type, not '\(type)'"
    case .loopOverOptional(let type):
      "for-in loop requires '\(type)' to conform to 'Sequence'; did you mean to unwrap optional?"
    case .otherSequenceElement(let given, let wanted):
      "cannot convert sequence element type '\(given)' to expected type '\(wanted)'"
    case .loopOverNonSequence(let type, let proto): "for-in loop requires '\(type)' to conform to '\(proto)'"
    case .reservedName(let name):
      "cannot declare entity named '\(name)'; the '$' prefix is reserved for implicitly-synthesized declarations"
    case .patternOfElement(let type): "pattern cannot match values of type '\(type)'"
    case .tuplePatternOfElement(let type): "tuple pattern cannot match values of non-tuple type '\(type)'"
    case .tuplePatternOfNonTuple(let type): "tuple pattern cannot match values of the non-tuple type '\(type)'"
    case .optionalPatternOfNonOptional(let type): "'?' pattern cannot match values of type '\(type)'"
    case .patternOfPayload(let pattern, let subject): "pattern of type '\(pattern)' cannot match '\(subject)'"
    case .noCase(let type, let name, let suggestion):
      "type '\(type)' has no member '\(name)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .tupleLabelMismatch(let label, let wanted): "tuple pattern element label '\(label)' must be '\(wanted)'"
    case .valuesOfPlainCase(let name): "pattern with associated values does not match enum case '\(name)'"
    case .tupleOfWrongLength(let type): "tuple pattern has the wrong length for tuple type '\(type)'"
    case .typeNameAsPattern: "'is' keyword required to pattern match against type name"
    case .expressionPattern(let pattern, let value):
      "expression pattern of type '\(pattern)' cannot match values of type '\(value)'"
    case .statementInBuilder(let builder):
      "closure containing control flow statement cannot be used with result builder '\(builder)'"
    case .returnOutsideFunction: "return invalid outside of a func"
    case .returnFromDefer: "'return' cannot transfer control out of a defer statement"
    case .returnWithoutValue: "non-void function should return a value"
    case .nilFromNonFailable: "only a failable initializer can return 'nil'"
    case .valueFromInitializer: "'nil' is the only return value permitted in an initializer"
    case .valueFromVoidFunction: "unexpected non-void return value in void function"
    case .valueFromVoidClosure(let type, let result):
      "cannot convert value of type '\(type)' to closure result type '\(result)'"
    case .ownTypeAsSelf(let type): "cannot convert return expression of type '\(type)' to return type 'Self'"
    case .missingReturn(let function, let type): "missing return in \(function) expected to return '\(type)'"
    case .nilAsReturnValue(let type): "'nil' is incompatible with return type '\(type)'"
    case .selfNotFound: "cannot find 'self' in scope"
    case .convenienceCallsSuper(let name):
      "convenience initializer for '\(name)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')"
    case .designatedDelegates(let name):
      "designated initializer for '\(name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?"
    case .superConvenience(let type): "must call a designated initializer of the superclass '\(type)'"
    case .failableDelegation(let name, let isSuper):
      "a non-failable initializer cannot \(isSuper ? "chain" : "delegate") to failable initializer '\(name)' written with 'init?'"
    case .misplacedInitializerCall: "'init' cannot be called here"
    case .guardFallsThrough:
      "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
    case .unknownLabel(let name): "cannot find label '\(name)' in scope"
    case .breakFromDefer: "'break' cannot transfer control out of a defer statement"
    case .breakOutsideLoop: "'break' is only allowed inside a loop, if, do, or switch"
    case .unlabeledBreak:
      "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
    case .continueOutsideLoop: "'continue' is only allowed inside a loop"
    case .fallthroughOutsideSwitch: "'fallthrough' is only allowed inside a switch"
    case .fallthroughInLastCase: "'fallthrough' without a following 'case' or 'default' block"
    case .unusedClosure: "closure expression is unused"
    case .unusedFunction: "function is unused"
    case .caseAfterDefault: "additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
    case .fallthroughToBinding(let name): "'fallthrough' from a case which doesn't bind variable '\(name)'"
    case .emptyCase: "'case' label in a 'switch' must have at least one executable statement"
    case .notBoundInEveryPattern(let name): "'\(name)' must be bound in every pattern"
    case .otherBindingKeyword(let keyword, let previous):
      "'\(keyword)' pattern binding must match previous '\(previous)' pattern binding"
    case .otherBindingType(let type, let wanted): "pattern variable bound to type '\(type)', expected type '\(wanted)'"
    case .emptySwitch: "'switch' statement body must have at least one 'case' or 'default' block; add a default case"
    case .notExhaustive: "switch must be exhaustive"
    case .statementAsExpression(let keyword):
      "'\(keyword)' may only be used as expression in return, throw, or as the source of an assignment"
    case .ifExpressionWithoutElse: "'if' must have an unconditional 'else' to be used as expression"
    case .emptyBranch(let keyword): "expected expression in branch of '\(keyword)' expression"
    case .branchWithoutValue(let keyword):
      "non-expression branch of '\(keyword)' expression may only end with a 'throw'"
        + (keyword == "switch" ? " or 'fallthrough'" : "")
    case .jumpOutOfExpression(let jump, let keyword):
      "cannot use '\(jump)' to transfer control out of '\(keyword)' expression"
    case .circularReference: "circular reference"
    case .closureWithoutType: "unable to infer closure type without a type annotation"
    }
  }
}
