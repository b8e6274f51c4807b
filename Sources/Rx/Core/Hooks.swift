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

  /// True if subscriptions without an error handler record their call stack; false unless set.
  public static var recordCallStackOnError: Bool {
    get { Environments.current.values.recordsCallStacks.load(ordering: .relaxed) }
    set {
      if newValue { hasEverRecordedCallStacks.store(true, ordering: .relaxed) }
      Environments.current.values.recordsCallStacks.store(newValue, ordering: .relaxed)
    }
  }

  /// True once `recordCallStackOnError` has been set to true in any environment.
  static let hasEverRecordedCallStacks = Atomic<Bool>(false)

  /// Handler of errors that no subscriber handles; prints them in debug builds unless set.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { Environments.current.values[ErrorHandlerKey.self, as: DefaultErrorHandler.self] ?? printInDebugBuilds }
    set { Environments.current.values[ErrorHandlerKey.self, as: DefaultErrorHandler.self] = newValue }
  }

  /// The error handler that the program set, or nil while it set none.
  package static var customErrorHandler: DefaultErrorHandler? {
    Environments.current.values[ErrorHandlerKey.self, as: DefaultErrorHandler.self]
  }

  /// Function that captures the call stack of a subscription.
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
