import SyntaxTree
import Types

/// Two accesses to a variable, at least one of them a write, that nothing orders.
package struct DataRace: Sendable {
  package struct Access: Sendable {
    package let isWrite: Bool
    package let place: SourceRange
    /// The name of the thread or queue.
    package let thread: String
  }

  package let variable: String
  /// True if the variable is a stored property of a type.
  package let isProperty: Bool
  package let earlier: Access
  package let later: Access
}

/// A place of the program where a variable is read or written.
final class AccessSite: @unchecked Sendable {
  // Unchecked because it is constant.
  let variable: VariableDecl
  let range: SourceRange
  init(_ variable: VariableDecl, _ range: SourceRange) {
    self.variable = variable
    self.range = range
  }
}

/// The accesses to a variable that later ones are compared with.
final class AccessHistory {
  struct Access {
    let thread: Int
    let time: UInt32
    let threadName: String
    let site: AccessSite

    func happened(before clock: VectorClock) -> Bool { time <= clock[thread] }
  }

  /// The box or the object. Weak, because an address is used again after the object's end.
  private(set) weak var owner: AnyObject?
  private var write: Access?
  /// Reads since the last write, one for each thread that nothing orders before another.
  private var reads: [Access] = []

  init(_ owner: AnyObject) { self.owner = owner }

  /// Notes a read, and returns the write that is not ordered before it.
  func read(_ access: Access, at clock: VectorClock) -> Access? {
    if let last = reads.last, last.thread == access.thread, last.time == access.time { return nil }
    reads.removeAll { $0.happened(before: clock) }
    reads.append(access)
    if let write, !write.happened(before: clock) { return write }
    return nil
  }

  /// Notes a write, and returns an access that is not ordered before it, with whether that is a write.
  func write(_ access: Access, at clock: VectorClock) -> (access: Access, isWrite: Bool)? {
    defer {
      write = access
      reads = []
    }
    if let write, !write.happened(before: clock) { return (write, true) }
    return reads.first { !$0.happened(before: clock) }.map { ($0, false) }
  }
}
