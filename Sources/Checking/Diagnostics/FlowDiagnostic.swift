import SyntaxTree
import Types

/// Errors of the passes over checked bodies: effects, definite initialization, escaping closures, exclusivity, actors, constants.
package enum FlowDiagnostic: DiagnosticKind {
  case missingAwait
  case actorCallFromOutside(actor: DeclaredIsolation, callee: String)
  case actorCallInSynchronousContext(actor: DeclaredIsolation, callee: String, context: DeclaredIsolation)
  case actorMutation(actor: DeclaredIsolation, kind: String, name: String, context: ActorContext)
  case actorAccessFromOutside(actor: DeclaredIsolation, kind: String, name: String)
  case actorReference(actor: DeclaredIsolation, kind: String, name: String, context: ActorContext)
  case actorMethodAsValue(method: String)
  case asyncInDefer(use: String)
  case asyncInAutoclosure(use: String)
  case asyncInSynchronousFunction(use: String)
  case asyncInPropertyInitializer(use: String)
  case asyncLoopInSynchronousFunction
  case awaitInSynchronousFunction
  case asyncLetInSynchronousFunction
  case asyncFunctionAsSynchronous(given: Type, wanted: Type)
  case divisionByZero
  case arithmeticOverflow(left: Int128, name: String, right: Int128, type: Type)
  case capturedBeforeDeclaration(name: String)
  case usedBeforeInitialization(kind: String, name: String, use: EarlyUse)
  case partlyInitialized(name: String)
  case initializedTwice(name: String)
  case noSelfInitOnAllPaths
  case returnBeforeInitialization
  case noSuperInitOnAllPaths
  case selfBeforeSelfInit
  case selfBeforeSuperInit(use: String)
  case selfBeforeInitialization(use: String)
  case constantInDelegatingInitializer(name: String)
  case selfCapturedBeforeInitialization
  case superInitTwice
  case notInitializedAtSuperInit(name: String)
  case nonEscapingAsEscaping(name: String)
  case closureCapturesNonEscaping(name: String)
  case closureCapturesInout(name: String)
  case closureCapturesMutatingSelf
  case functionCapturesNonEscaping(name: String)
  case nonEscapingConverted(type: Type)
  case nonEscapingAsGeneric(name: String, parameter: String)
  case nonEscapingPassed(name: String)
  case nonEscapingAssigned(name: String)
  case opaqueResultsDiffer(type: Type)
  case aliasedArguments
  case overlappingAccesses(name: String, remedy: String)
  case throwingNotAllowed(site: String, place: String)
  case notMarkedNotHandled(site: String)
  case missingTry(site: String)
  case rethrowsOther
  case catchNotExhaustive
  case throwNotHandled
  case errorsNotHandled

  /// Use of a variable that has no value yet.
  package enum EarlyUse: String, Sendable {
    case used
    case passedByReference = "passed by reference"
    case captured = "captured by a closure"
    case inFunctionDefinition = "used by function definition"
  }

  /// Code that uses a member of an actor to which it does not belong.
  package enum ActorContext: String, Sendable {
    case nonisolated = "from a nonisolated context"
    case sendableClosure = "from a Sendable closure"
    case mainActor = "from the main actor"
    case otherInstance = "on a nonisolated actor instance"
  }

  package var phase: DiagnosticPhase {
    switch self {
    case .divisionByZero, .arithmeticOverflow, .usedBeforeInitialization, .partlyInitialized, .initializedTwice,
      .noSelfInitOnAllPaths,
      .returnBeforeInitialization, .noSuperInitOnAllPaths, .selfBeforeSelfInit, .selfBeforeSuperInit,
      .selfBeforeInitialization,
      .constantInDelegatingInitializer, .selfCapturedBeforeInitialization, .superInitTwice, .notInitializedAtSuperInit,
      .closureCapturesNonEscaping, .closureCapturesInout, .closureCapturesMutatingSelf, .functionCapturesNonEscaping,
      .aliasedArguments, .overlappingAccesses:
      .flow
    case .missingAwait, .asyncInDefer, .asyncInAutoclosure, .asyncInSynchronousFunction, .asyncInPropertyInitializer,
      .throwingNotAllowed, .notMarkedNotHandled, .missingTry, .rethrowsOther, .catchNotExhaustive, .throwNotHandled,
      .errorsNotHandled:
      .uses
    default: .types
    }
  }

  package var message: String {
    switch self {
    case .missingAwait: "expression is 'async' but is not marked with 'await'"
    case .actorCallFromOutside(let actor, let callee):
      "\(actor.word) \(callee) cannot be called from outside of the actor"
    case .actorCallInSynchronousContext(let actor, let callee, let context):
      "call to \(actor.word) \(callee) in a synchronous \(context.word) context"
    case .actorMutation(let actor, let kind, let name, let context):
      "\(actor.word) \(kind) '\(name)' can not be mutated \(context.rawValue)"
    case .actorAccessFromOutside(let actor, let kind, let name):
      "\(actor.word) \(kind) '\(name)' cannot be accessed from outside of the actor"
    case .actorReference(let actor, let kind, let name, let context):
      "\(actor.word) \(kind) '\(name)' can not be referenced \(context.rawValue)"
    case .actorMethodAsValue(let method): "actor-isolated \(method) can not be partially applied"
    case .asyncInDefer(let use): "'async' \(use) cannot occur in a defer body"
    case .asyncInAutoclosure(let use): "'async' \(use) in an autoclosure that does not support concurrency"
    case .asyncInSynchronousFunction(let use): "'async' \(use) in a function that does not support concurrency"
    case .asyncInPropertyInitializer(let use): "'async' \(use) cannot occur in a property initializer"
    case .asyncLoopInSynchronousFunction: "'async' in a function that does not support concurrency"
    case .awaitInSynchronousFunction: "'await' in a function that does not support concurrency"
    case .asyncLetInSynchronousFunction: "'async let' in a function that does not support concurrency"
    case .asyncFunctionAsSynchronous(let given, let wanted):
      "invalid conversion from 'async' function of type '\(given)' to synchronous function type '\(wanted)'"
    case .divisionByZero: "division by zero"
    case .arithmeticOverflow(let left, let name, let right, let type):
      "arithmetic operation '\(left) \(name) \(right)' (on type '\(type)') results in an overflow"
    case .capturedBeforeDeclaration(let name): "closure captures '\(name)' before it is declared"
    case .usedBeforeInitialization(let kind, let name, let use):
      "\(kind) '\(name)' \(use.rawValue) before being initialized"
    case .partlyInitialized(let name): "struct '\(name)' must be completely initialized before a member is stored to"
    case .initializedTwice(let name): "immutable value '\(name)' may only be initialized once"
    case .noSelfInitOnAllPaths: "'self.init' isn't called on all paths before returning from initializer"
    case .returnBeforeInitialization: "return from initializer without initializing all stored properties"
    case .noSuperInitOnAllPaths: "'super.init' isn't called on all paths before returning from initializer"
    case .selfBeforeSelfInit: "'self' used before 'self.init' call or assignment to 'self'"
    case .selfBeforeSuperInit(let use): "'self' used \(use)before 'super.init' call"
    case .selfBeforeInitialization(let use): "'self' used \(use)before all stored properties are initialized"
    case .constantInDelegatingInitializer(let name):
      "'let' property '\(name)' may not be initialized directly; use \"self.init(...)\" or \"self = ...\" instead"
    case .selfCapturedBeforeInitialization: "'self' captured by a closure before all members were initialized"
    case .superInitTwice: "'super.init' called multiple times in initializer"
    case .notInitializedAtSuperInit(let name): "property 'self.\(name)' not initialized at super.init call"
    case .nonEscapingAsEscaping(let name):
      "using non-escaping parameter '\(name)' in a context expecting an '@escaping' closure"
    case .closureCapturesNonEscaping(let name): "escaping closure captures non-escaping parameter '\(name)'"
    case .closureCapturesInout(let name): "escaping closure captures 'inout' parameter '\(name)'"
    case .closureCapturesMutatingSelf: "escaping closure captures mutating 'self' parameter"
    case .functionCapturesNonEscaping(let name): "escaping local function captures non-escaping parameter '\(name)'"
    case .nonEscapingConverted(let type): "converting non-escaping value to '\(type)' may allow it to escape"
    case .nonEscapingAsGeneric(let name, let parameter):
      "converting non-escaping parameter '\(name)' to generic parameter '\(parameter)' may allow it to escape"
    case .nonEscapingPassed(let name):
      "passing non-escaping parameter '\(name)' to function expecting an '@escaping' closure"
    case .nonEscapingAssigned(let name): "assigning non-escaping parameter '\(name)' to an '@escaping' closure"
    case .opaqueResultsDiffer(let type):
      "function declares an opaque return type '\(type)', but the return statements in its body do not have matching underlying types"
    case .aliasedArguments: "inout arguments are not allowed to alias each other"
    case .overlappingAccesses(let name, let remedy):
      "overlapping accesses to '\(name)', but modification requires exclusive access; consider \(remedy)"
    case .throwingNotAllowed(let site, let place): "\(site) can throw, but errors cannot be thrown out of a \(place)"
    case .notMarkedNotHandled(let site):
      "\(site) can throw, but it is not marked with 'try' and the error is not handled"
    case .missingTry(let site): "\(site) can throw but is not marked with 'try'"
    case .rethrowsOther: "a function declared 'rethrows' may only throw if its parameter does"
    case .catchNotExhaustive: "errors thrown from here are not handled because the enclosing catch is not exhaustive"
    case .throwNotHandled: "error is not handled because the enclosing function is not declared 'throws'"
    case .errorsNotHandled: "errors thrown from here are not handled"
    }
  }
}

extension DeclaredIsolation {
  /// Description of code with this isolation in messages.
  fileprivate var word: String {
    switch self {
    case .none: "nonisolated"
    case .main: "main actor-isolated"
    case .instance: "actor-isolated"
    }
  }
}
