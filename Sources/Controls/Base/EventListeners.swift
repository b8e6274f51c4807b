import Foundation
import Rx

/// Listeners to the events of a control, in the order in which they were added.
final class EventListeners<Event> {
  private var last = 0
  private var handlers: [(number: Int, handler: (Event) -> Void)] = []

  /// Adds a listener, until the result is disposed of.
  func add(_ handler: @escaping (Event) -> Void) -> any Disposable {
    let number = DisplayedState.lock.withLock {
      last += 1
      handlers.append((last, handler))
      return last
    }
    return Disposables.create { [weak self] in self?.remove(number) }
  }

  var isEmpty: Bool { DisplayedState.lock.withLock { handlers.isEmpty } }

  func send(_ event: Event) {
    for entry in DisplayedState.lock.withLock({ handlers }) { entry.handler(event) }
  }

  private func remove(_ number: Int) {
    let removed = DisplayedState.lock.withLock {
      handlers.firstIndex { $0.number == number }.map { handlers.remove(at: $0) }
    }
    withExtendedLifetime(removed) {}
  }
}
