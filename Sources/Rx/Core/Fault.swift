/// Something that is wrong in the program rather than in its data; an environment decides what happens then.
package enum Fault: Sendable {
  /// An error event reached a subscription without an error handler. `callStack` is empty unless
  /// `Hooks.recordCallStackOnError` is on.
  case unhandledError(any Error, callStack: [String])

  /// An error event reached a binding (`Binder`, `bind(to:)`, a relay), which cannot take one.
  case bindingError(any Error)

  /// An event was sent from within an event of the same sequence, or from two threads at once.
  case reentrancy(String)

  /// `drive`, `emit` and the like were called off the main executor.
  case notOnMain(String)

  /// A user interface object was used off the main executor; the payload is the name of the member.
  case userInterfaceOffMain(String)

  /// Subscriptions nest within one another without end.
  case stackOverflow

  /// Any other misuse of the library.
  case misuse(String)

  /// A sequence did not do what the program said that it does; the place of the expectation in the program, and what differs.
  case expectation(String, place: String? = nil, difference: String? = nil)

  /// One sentence for people.
  package var message: String {
    switch self {
    case .unhandledError(let error, _): return "Unhandled error happened: \(error)"
    case .bindingError(let error): return "Binding error: \(error)"
    case .stackOverflow: return "stack overflow: the calls are nested too deeply"
    case .userInterfaceOffMain(let member): return "\(member) must be used from the main thread only"
    case .reentrancy(let message), .notOnMain(let message), .misuse(let message): return message
    case .expectation(let summary, let place, let difference):
      return summary + (place.map { ", " + $0 } ?? "") + (difference.map { "\n" + $0 } ?? "")
    }
  }
}
