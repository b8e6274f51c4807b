import Locks

/// Follows which steps of a program's threads happen before which, for a host that looks for data races.
package protocol ThreadOrder: LockOrder, AnyObject, Sendable {
  /// Unit of work that the calling thread runs: work of a queue, or a task.
  var thread: AnyObject? { get set }

  /// The present moment of the calling thread, for what happens after it.
  func fork() -> AnyObject

  /// Orders later steps of the calling thread after the moment.
  func join(_ mark: AnyObject)

  /// Orders earlier steps of the calling thread before any later `acquire` of the object.
  ///
  /// - Parameter part: Number of one of several things in an object that order threads, up to 7.
  func release(_ object: AnyObject, part: UInt)

  /// Orders later steps of the calling thread after every earlier `release` of the object.
  func acquire(_ object: AnyObject, part: UInt)

  /// Begins a piece of work on the calling thread, and returns what ran there before. `queue` is the serial queue whose work it is.
  func beginTurn(after mark: AnyObject?, on queue: AnyObject?, name: String) -> AnyObject?

  /// Ends the piece of work that the calling thread runs.
  func endTurn(_ previous: AnyObject?)
}

extension ThreadOrder {
  package func release(_ object: AnyObject) { release(object, part: 0) }
  package func acquire(_ object: AnyObject) { acquire(object, part: 0) }

  /// An action that happens after the present moment, whichever thread schedules it.
  package func following(_ action: @escaping () -> Void) -> () -> Void {
    let mark = fork()
    return { [self] in
      join(mark)
      action()
    }
  }

  /// Runs `body` as if at another moment, independent of the order of the calling thread.
  package func at<Result>(_ mark: AnyObject, _ body: () throws -> Result) rethrows -> Result {
    let previous = beginTurn(after: mark, on: nil, name: "")
    defer { endTurn(previous) }
    return try body()
  }
}

extension Environments {
  /// The order that the present environment follows; nil where it follows none.
  package static var order: (any ThreadOrder)? { FollowedLocks.isActive ? current.threadOrder : nil }
}
