import SyntaxTree
import Types

/// Warnings of code that does nothing, or something else than it seems to.
package enum WarningDiagnostic: DiagnosticKind {
  case needlessAwait
  case needlessTry
  case needlessFrozen
  case moduleMissingHere(name: String)
  case impliedOverride
  case nothingInferred(kind: String, name: String, type: Type)
  case unreachableCatch
  case tupleMatchOfCase(name: String, count: Int)
  case whereOfLastPatternOnly(keyword: String)
  case defaultNeverExecuted
  case repeatedLiteralPattern
  case coveredCase
  case bareProtocol(name: String)
  case neverExecuted
  case constantSwitch
  case deferAtEnd
  case duplicateKeys(type: Type, key: String)
  case endlessRecursion
  case ownAccess(use: String, name: String, accessor: String)
  case immediatelyReleased(kind: String, name: String, ownership: String)
  case weakAlwaysNil
  case testAlwaysTrue
  case castAlwaysSucceeds(from: Type, to: Type)
  case forcedCastToSame(type: Type)
  case forcedCastAlwaysSucceeds(from: Type, to: Type)
  case castDoesNothing(from: Type, to: Type)
  case forcedCastUnwraps(from: Type, to: Type)
  case testOfOptional(from: Type, to: Type)
  case castAlwaysFails(from: Type, to: Type)
  case interpolatedOptional
  case coercedOptional(from: Type, to: Type)
  case confusableTrailingClosure
  case undecodedConstant
  case unreachableAfter(keyword: String)
  case unusedExpression(type: Type)
  case unusedLiteral(kind: String)
  case unusedOptionalTry
  case unusedInitializer(type: Type)
  case unusedOperator(name: String)
  case unusedCall(name: String)
  case unusedClosureCall(type: Type)
  case unusedFunctionCall(type: Type)
  case neverUsedValue(kind: String, name: String)
  case neverUsedUnwrapped(name: String)
  case neverRead(name: String)
  case neverUsedCapture(name: String)
  case neverUsed(kind: String, name: String)
  case neverUsedConstant(name: String)
  case neverMutated(kind: String, name: String)
  case explicitSelf(use: String)
  case floatUnderflow(value: String)
  case deprecated(name: String, mark: AvailabilityNote)
  case backwardMatching(label: String)
  case needlessCoalescing(type: Type)
  case comparedToNil(type: Type, result: String)
  case nilPatternOfNonOptional(type: Type)

  package var severity: Diagnostic.Severity { .warning }

  package var message: String {
    switch self {
    case .needlessAwait: "no 'async' operations occur within 'await' expression"
    case .needlessTry: "no calls to throwing functions occur within 'try' expression"
    case .needlessFrozen: "@frozen has no effect on non-public enums"
    case .moduleMissingHere(let name): "module '\(name)' is missing here; nothing is imported"
    case .impliedOverride: "'override' is implied when overriding a required initializer"
    case .nothingInferred(let kind, let name, let type):
      "\(kind) '\(name)' inferred to have type '\(type)', which may be unexpected"
    case .unreachableCatch: "'catch' block is unreachable because no errors are thrown in 'do' block"
    case .tupleMatchOfCase(let name, let count):
      "enum case '\(name)' has \(count) associated values; matching them as a tuple is deprecated"
    case .whereOfLastPatternOnly(let keyword):
      "'where' only applies to the second pattern match in this '\(keyword)'"
    case .defaultNeverExecuted: "default will never be executed"
    case .repeatedLiteralPattern: "literal value is already handled by previous pattern; consider removing it"
    case .coveredCase: "case is already handled by previous patterns; consider removing it"
    case .bareProtocol(let name):
      "use of protocol '\(name)' as a type must be written 'any \(name)'; this will be an error in a future Swift language mode"
    case .neverExecuted: "will never be executed"
    case .constantSwitch: "switch condition evaluates to a constant"
    case .deferAtEnd:
      "'defer' statement at end of scope always executes immediately; replace with 'do' statement to silence this warning"
    case .duplicateKeys(let type, let key): "dictionary literal of type '\(type)' has duplicate entries for \(key)"
    case .endlessRecursion: "function call causes an infinite recursion"
    case .ownAccess(let use, let name, let accessor): "attempting to \(use) '\(name)' within its own \(accessor)"
    case .immediatelyReleased(let kind, let name, let ownership):
      "instance will be immediately deallocated because \(kind) '\(name)' is '\(ownership)'"
    case .weakAlwaysNil: "weak reference will always be nil because the referenced object is deallocated here"
    case .testAlwaysTrue: "'is' test is always true"
    case .castAlwaysSucceeds(let from, let to): "conditional cast from '\(from)' to '\(to)' always succeeds"
    case .forcedCastToSame(let type): "forced cast of '\(type)' to same type has no effect"
    case .forcedCastAlwaysSucceeds(let from, let to):
      "forced cast from '\(from)' to '\(to)' always succeeds; did you mean to use 'as'?"
    case .castDoesNothing(let from, let to): "conditional downcast from '\(from)' to '\(to)' does nothing"
    case .forcedCastUnwraps(let from, let to):
      "forced cast from '\(from)' to '\(to)' only unwraps optionals; did you mean to use '!'?"
    case .testOfOptional(let from, let to):
      "checking a value with optional type '\(from)' against type '\(to)' succeeds whenever the value is non-nil; did you mean to use '!= nil'?"
    case .castAlwaysFails(let from, let to): "cast from '\(from)' to unrelated type '\(to)' always fails"
    case .interpolatedOptional:
      "string interpolation produces a debug description for an optional value; did you mean to make this explicit?"
    case .coercedOptional(let from, let to): "expression implicitly coerced from '\(from)' to '\(to)'"
    case .confusableTrailingClosure:
      "trailing closure in this context is confusable with the body of the statement; pass as a parenthesized argument to silence this warning"
    case .undecodedConstant:
      "immutable property will not be decoded because it is declared with an initial value which cannot be overwritten"
    case .unreachableAfter(let keyword): "code after '\(keyword)' will never be executed"
    case .unusedExpression(let type): "expression of type '\(type)' is unused"
    case .unusedLiteral(let kind): "\(kind) literal is unused"
    case .unusedOptionalTry: "result of 'try?' is unused"
    case .unusedInitializer(let type): "result of '\(type)' initializer is unused"
    case .unusedOperator(let name): "result of operator '\(name)' is unused"
    case .unusedCall(let name): "result of call to '\(name)' is unused"
    case .unusedClosureCall(let type): "result of call to closure returning '\(type)' is unused"
    case .unusedFunctionCall(let type): "result of call to function returning '\(type)' is unused"
    case .neverUsedValue(let kind, let name):
      "initialization of \(kind) '\(name)' was never used; consider replacing with assignment to '_' or removing it"
    case .neverUsedUnwrapped(let name):
      "value '\(name)' was defined but never used; consider replacing with boolean test"
    case .neverRead(let name): "variable '\(name)' was written to, but never read"
    case .neverUsedCapture(let name): "capture '\(name)' was never used"
    case .neverUsed(let kind, let name): "\(kind) '\(name)' was never used; consider replacing with '_' or removing it"
    case .neverUsedConstant(let name): "immutable value '\(name)' was never used; consider removing it"
    case .neverMutated(let kind, let name): "\(kind) '\(name)' was never mutated; consider changing to 'let' constant"
    case .explicitSelf(let use):
      ExpressionDiagnostic.explicitSelf(use: use).message + "; this is an error in the Swift 6 language mode"
    case .floatUnderflow(let value): "'\(value)' underflows and loses precision during conversion to 'Double'"
    case .deprecated(let name, let mark):
      "'\(name)' is deprecated" + (mark.renamed.map { ": renamed to '\($0)'" } ?? mark.message.map { ": \($0)" } ?? "")
    case .backwardMatching(let label):
      "backward matching of the unlabeled trailing closure is deprecated; label the argument with '\(label)' to suppress this warning"
    case .needlessCoalescing(let type):
      "left side of nil coalescing operator '??' has non-optional type '\(type)', so the right side is never used"
    case .comparedToNil(let type, let result):
      "comparing non-optional value of type '\(type)' to 'nil' always returns \(result)"
    case .nilPatternOfNonOptional(let type):
      "type '\(type)' is not optional, value can never be nil; this is an error in the Swift 6 language mode"
    }
  }
}
