import Foundation
import Synchronization

/// Hooks into the library's behaviour; they belong to the thread's environment.
public enum Hooks {
  /// Handles an error event that no subscriber handled, with the call stack of the subscription where it was recorded.
  public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Error) -> Void

  /// Captures the call stack of a subscription.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  private enum ErrorHandlerKey {}
  private enum CaptureKey {}

  /// Whether subscriptions without an error handler record their call stack; off unless set.
  public static var recordCallStackOnError: Bool {
    get { Environments.current.values.recordsCallStacks.load(ordering: .relaxed) }
    set {
      if newValue { hasEverRecordedCallStacks.store(true, ordering: .relaxed) }
      Environments.current.values.recordsCallStacks.store(newValue, ordering: .relaxed)
    }
  }

  /// Whether `recordCallStackOnError` has been set in any environment.
  static let hasEverRecordedCallStacks = Atomic<Bool>(false)

  /// What happens with an error that no subscriber handles; prints it in debug builds unless set.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { Environments.current.values[ErrorHandlerKey.self, as: DefaultErrorHandler.self] ?? printInDebugBuilds }
    set { Environments.current.values[ErrorHandlerKey.self, as: DefaultErrorHandler.self] = newValue }
  }

  /// The error handler that the program set, or nil while it set none.
  package static var customErrorHandler: DefaultErrorHandler? {
    Environments.current.values[ErrorHandlerKey.self, as: DefaultErrorHandler.self]
  }

  /// How the call stack of a subscription is captured.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get {
      Environments.current.values[CaptureKey.self, as: CustomCaptureSubscriptionCallstack.self]
        ?? { recordCallStackOnError ? Thread.callStackSymbols : [] }
    }
    set { Environments.current.values[CaptureKey.self, as: CustomCaptureSubscriptionCallstack.self] = newValue }
  }

  private static func printInDebugBuilds(_ subscriptionCallStack: [String], _ error: Error) {
    #if DEBUG
      let serialized = subscriptionCallStack.joined(separator: "\n")
      let from = subscriptionCallStack.isEmpty ? "" : "\n subscription called from:\n\(serialized)"
      Environments.current.print("Unhandled error happened: \(error)\(from)")
    #endif
  }
}
