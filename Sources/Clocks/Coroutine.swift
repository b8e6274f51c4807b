import Foundation
import Locks
import Rx

/// A body that can be suspended and resumed later.
///
/// It runs on a separate thread, which represents the thread that resumes it: that one waits, and the clock regards the
/// coroutine as the executor's thread. Threads are reused by later coroutines.
package final class Coroutine: @unchecked Sendable {
  // Unchecked because everything that changes is reached with `monitor` locked, or by the side whose turn it is.
  private enum Turn { case caller, body, over }

  private static let threads = ThreadPool(name: "task", stackSize: 16 << 20, mostIdle: 64)

  /// Object of the code that made the coroutine, associated with the running body.
  package let owner: AnyObject
  private let monitor = Monitor()
  private let signal: Monitor.Condition
  private var body: (() -> Void)?
  private var turn = Turn.caller
  private var role: (worker: Worker?, name: String, isBackground: Bool) = (nil, "background", false)
  private var environment: any Environment
  /// Logical thread that resumed the body, and the moment when the body was suspended; nil unless the order is tracked.
  private var orderedThread: AnyObject?
  private var leftAt: AnyObject?
  private var hasThread = false

  package init(owner: AnyObject, _ body: @escaping () -> Void) {
    self.owner = owner
    self.body = body
    signal = Monitor.Condition(monitor)
    environment = Environments.current
  }

  /// The coroutine that the calling thread runs, if it runs one.
  package static var current: Coroutine? { ThreadRole.current.coroutine }

  /// Runs the body until it suspends or ends. Called from one thread at a time; does nothing after the body has ended.
  package func resume() {
    let own = ThreadRole.current
    monitor.lock()
    defer { monitor.unlock() }
    // Woken on another thread before it has quite gone to sleep.
    while turn == .body { signal.wait() }
    if turn == .over { return }
    role = (own.worker, own.executorName, own.isBackground)
    environment = Environments.current
    orderedThread = environment.threadOrder?.thread
    turn = .body
    if hasThread { signal.broadcast() } else { begin() }
    while turn == .body { signal.wait() }
  }

  /// Returns control to the thread that resumed the body, until the next `resume`; called by the body.
  package func suspend() {
    leftAt = environment.threadOrder?.fork()
    monitor.lock()
    turn = .caller
    signal.broadcast()
    while turn != .body { signal.wait() }
    adoptRole()
    monitor.unlock()
  }

  package var isOver: Bool { monitor.locked { turn == .over } }

  private func begin() {
    hasThread = true
    Coroutine.threads.run { [self] in
      ThreadRole.current.coroutine = self
      monitor.locked { adoptRole() }
      body?()
      // Released here, where it may still run the program's own code.
      body = nil
      environment.threadOrder?.thread = nil
      ThreadRole.current.coroutine = nil
      ThreadRole.current.worker = nil
      monitor.locked {
        turn = .over
        signal.broadcast()
      }
    }
  }

  private func adoptRole() {
    ThreadRole.current.worker = role.worker
    ThreadRole.current.executorName = role.name
    ThreadRole.current.isBackground = role.isBackground
    Environments.adopt(environment)
    guard let order = environment.threadOrder else { return }
    order.thread = orderedThread
    if let leftAt { order.join(leftAt) }
  }
}
