import Rx

/// Messages that the simulated UIKit sends to an object, for those who observe them. Main thread only.
final class ObservedMessages {
  private var before: [Selector: PublishSubject<[Any]>] = [:]
  private var after: [Selector: PublishSubject<[Any]>] = [:]

  deinit {
    for subject in Array(before.values) + Array(after.values) { subject.on(.completed) }
  }

  /// Sends the arguments of a message before its method runs.
  func sent(_ selector: Selector) -> PublishSubject<[Any]> { Self.subject(selector, in: &before) }

  /// Sends the arguments of a message after its method has run.
  func invoked(_ selector: Selector) -> PublishSubject<[Any]> { Self.subject(selector, in: &after) }

  func send(_ selector: Selector, _ arguments: [Any], _ method: () -> Void) {
    before[selector]?.on(.next(arguments))
    method()
    after[selector]?.on(.next(arguments))
  }

  private static func subject(
    _ selector: Selector, in subjects: inout [Selector: PublishSubject<[Any]>]
  ) -> PublishSubject<[Any]> {
    if let known = subjects[selector] { return known }
    let made = PublishSubject<[Any]>()
    subjects[selector] = made
    return made
  }
}

extension UIResponder {
  /// Calls a method as UIKit does: who observes the message hears of it.
  func send(_ selector: Selector, _ arguments: [Any] = [], _ method: () -> Void) {
    if let observedMessages { observedMessages.send(selector, arguments, method) } else { method() }
  }

  private func messages(_ selector: Selector) -> ObservedMessages {
    let known = type(of: self).observableMessages
    if !known.contains(selector) {
      let sent = known.map(\.description).sorted().joined(separator: ", ")
      UserInterface.misuse(
        "'\(selector)' is never observed: UIKit sends \(sent.isEmpty ? "no messages" : sent) to a simulated object of this kind"
      )
    }
    if let observedMessages { return observedMessages }
    let made = ObservedMessages()
    observedMessages = made
    return made
  }

  fileprivate func sentMessages(_ selector: Selector) -> Observable<[Any]> { messages(selector).sent(selector) }
  fileprivate func invokedMethods(_ selector: Selector) -> Observable<[Any]> { messages(selector).invoked(selector) }
}

extension Reactive where Base: UIResponder {
  /// Sends the arguments of a method each time before UIKit calls it, and completes when the object is deallocated.
  ///
  /// Observable are the methods that the simulated UIKit calls: those of a controller whose view loads, appears and disappears,
  /// and `prepareForReuse()` of cells. Calls that the program makes itself are not observed. Main thread only.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { base.sentMessages(selector) }

  /// Sends the arguments of a method each time after UIKit has called it, and completes when the object is deallocated.
  ///
  /// Of the same methods as `sentMessage(_:)`. Main thread only.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { base.invokedMethods(selector) }
}
