import Dispatch
import Synchronization

/// Finds completions on a separate thread: a key does not wait for a type checker that is busy, and is not lost.
package final class CompletionReader: Sendable {
  private final class Request: Sendable {
    let text: String
    let cursor: Int
    let answer = Mutex<TypedCompletions?>(nil)
    let isAnswered = DispatchSemaphore(value: 0)

    init(_ text: String, _ cursor: Int) {
      self.text = text
      self.cursor = cursor
    }
  }

  private let session: Session
  private let patience: DispatchTimeInterval
  /// The latest request, until its answer was returned.
  private let latest = Mutex<Request?>(nil)
  private let queue = DispatchQueue(label: "completions", qos: .userInitiated)
  private let changed: @Sendable () -> Void

  /// - Parameters:
  ///   - patience: The time that `completions(of:at:)` waits when it is asked first.
  ///   - changed: Called on another thread when completions have become known that were not when they were asked for.
  package init(
    _ session: Session, patience: DispatchTimeInterval = .milliseconds(150), changed: @escaping @Sendable () -> Void
  ) {
    self.session = session
    self.patience = patience
    self.changed = changed
  }

  /// Returns the completions at an offset into the text's UTF-8; nil if they are not known yet.
  package func completions(of text: String, at cursor: Int) -> TypedCompletions? {
    let (request, isNew) = latest.withLock { latest in
      if let request = latest, request.text == text, request.cursor == cursor { return (request, false) }
      let request = Request(text, cursor)
      latest = request
      return (request, true)
    }
    if isNew { queue.async { [self] in answer(request) } }
    guard request.isAnswered.wait(timeout: isNew ? .now() + patience : .now()) == .success else { return nil }
    latest.withLock { latest in if latest === request { latest = nil } }
    return request.answer.withLock { $0 }
  }

  private func answer(_ request: Request) {
    guard latest.withLock({ $0 === request }) else { return }
    let found = session.completions(of: request.text, at: request.cursor)
    request.answer.withLock { $0 = found }
    request.isAnswered.signal()
    changed()
  }
}
