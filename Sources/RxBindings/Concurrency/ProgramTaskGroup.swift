import Execution
import Foundation
import Rx

/// The children of `withTaskGroup` and its kin; their results come in the order in which they end.
package final class ProgramTaskGroup: NativeAsyncSequence, @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private let lock = NSLock()
  private var children: [ProgramTask] = []
  private var pending = 0
  /// Children that have ended and whose results were not taken.
  private var ready: [ProgramTask] = []
  private var waiting: (@Sendable () -> Void)?
  private var hasCancelled = false

  package func add(_ call: NativeCall, _ operation: Function) throws {
    let child = try ProgramTask.begin(call, .none) { try operation.call() }
    let isCancelled = lock.withLock { () -> Bool in
      pending += 1
      children.append(child)
      return hasCancelled
    }
    child.whenFinished { [self, unowned child] in finished(child) }
    if isCancelled { child.cancel() }
    ProgramTask.current?.adopt(child)
  }

  private func finished(_ child: ProgramTask) {
    let wake = lock.withLock { () -> (@Sendable () -> Void)? in
      pending -= 1
      ready.append(child)
      children.removeAll { $0 === child }
      defer { waiting = nil }
      return waiting
    }
    wake?()
  }

  package func next() throws -> Value? {
    while true {
      let (child, isOver) = lock.withLock { () -> (ProgramTask?, Bool) in
        ready.isEmpty ? (nil, pending == 0) : (ready.removeFirst(), false)
      }
      if let child { return try child.value() }
      if isOver { return nil }
      Suspension.wait { wake in
        let isReady = lock.withLock { () -> Bool in
          if !ready.isEmpty || pending == 0 { return true }
          waiting = wake
          return false
        }
        if isReady { wake() }
      }
      let isNothing = lock.withLock { ready.isEmpty && pending > 0 }
      if isNothing { throw Trap(.interrupted, at: nil) }
    }
  }

  package func makeAsyncNext() -> () throws -> Value? { { try self.next() } }

  package var isEmpty: Bool { lock.withLock { pending == 0 && ready.isEmpty } }
  package var isCancelled: Bool { lock.withLock { hasCancelled } }

  package func cancelAll() {
    let children = lock.withLock { () -> [ProgramTask] in
      hasCancelled = true
      return self.children
    }
    for child in children { child.cancel() }
  }

  /// Waits for all children, whose results are dropped.
  package func drain() throws {
    while true {
      do { if try next() == nil { return } } catch let trap as Trap { throw trap } catch {}
    }
  }

  /// Runs the body of `withTaskGroup`; a group ends when all of its children have.
  package static func run(_ body: Function, cancelsOnError: Bool) throws -> Value {
    let group = ProgramTaskGroup()
    let result: Value
    do {
      var arguments: [Value] = [.object(group)]
      result = try body.call(changing: &arguments)
    } catch let trap as Trap { throw trap } catch {
      if cancelsOnError { group.cancelAll() }
      ProgramTask.current?.hop(to: .none)
      try group.drain()
      throw error
    }
    ProgramTask.current?.hop(to: .none)
    try group.drain()
    return result
  }
}
