import Locks
import SyntaxTree
import Types

/// Finds accesses of two threads to one variable that no synchronization orders.
///
/// Each thread has a vector clock, and synchronization merges clocks: work that is scheduled, a lock that is handed over, a task that is
/// awaited. An access that did not happen before the present one, by the clock of the present thread, races with it if one of them is a
/// write. The result does not depend on the order in which the system runs the threads, only on the program's synchronization.
package final class RaceDetector: @unchecked Sendable {
  // Unchecked because the state is guarded.
  fileprivate struct Place: Hashable {
    let owner: ObjectIdentifier
    let index: Int
  }

  /// Clock of what released an object or an address.
  fileprivate struct Release {
    /// Nil for an address. Weak, because an address is used again after the object's end.
    weak var owner: AnyObject?
    let isOwned: Bool
    var clock = VectorClock()

    /// False for an object that has ended, whose address may be another's by now.
    func isOf(_ object: AnyObject?) -> Bool { isOwned == (object != nil) && owner === object }
  }

  /// The thread that the work of a serial queue makes up.
  fileprivate struct SerialThread {
    /// Weak, because another queue may get the address.
    weak var queue: AnyObject?
    let thread: LogicalThread
  }

  fileprivate struct State {
    /// The present time of each thread: what happened before an event whose thread is unknown.
    var latest = VectorClock()
    var serialThreads: [ObjectIdentifier: SerialThread] = [:]
    /// Numbers of threads that have ended, the oldest first. They are used again late, because what an earlier thread of the
    /// number did counts as ordered before the later one.
    var ended: [Int] = []
    var count = 0
    /// Clocks of what released each object, by its address.
    var released: [UInt: Release] = [:]
    /// Joined clocks of released addresses whose entries were dropped.
    var releasedOthers = VectorClock()
    var releasedLimit = 1 << 14
    var histories: [Place: AccessHistory] = [:]
    var sweepLimit = 4096
    /// Variables that were reported. Kept alive, so that no other declaration has their identity.
    var reported: [ObjectIdentifier: VariableDecl] = [:]
  }

  private let state = Locked(State())
  private let report: @Sendable (DataRace) -> Void
  fileprivate static let reuseDelay = 256

  /// - Parameter report: Receives each race, once per variable, on the thread of the later access.
  package init(report: @escaping @Sendable (DataRace) -> Void) { self.report = report }

  // MARK: Threads

  /// The logical thread that the calling thread runs.
  package var thread: AnyObject? {
    get { current }
    set { EvaluationThread.current.logicalThread = newValue as? LogicalThread }
  }

  private var current: LogicalThread? {
    guard let thread = EvaluationThread.current.logicalThread, thread.detector == ObjectIdentifier(self) else {
      return nil
    }
    return thread
  }

  /// Begins a piece of work on the calling thread, and returns what ran there before.
  ///
  /// - Parameters:
  ///   - mark: The moment that it happens after; nil where that is unknown, so that it happens after everything.
  ///   - queue: The serial queue whose work it is; nil where it has no order with other work.
  package func beginTurn(after mark: AnyObject?, on queue: AnyObject?, name: String) -> AnyObject? {
    let previous = EvaluationThread.current.logicalThread
    let clock = (mark as? OrderMark)?.clock
    EvaluationThread.current.logicalThread = state.withLock { state in
      let thread = state.thread(of: queue, name, ObjectIdentifier(self))
      thread.clock.join(clock ?? state.latest)
      state.advance(thread)
      return thread
    }
    return previous
  }

  /// Ends the piece of work that the calling thread runs.
  package func endTurn(_ previous: AnyObject?) {
    if let thread = current, !thread.isSerial { state.withLock { $0.ended.append(thread.number) } }
    EvaluationThread.current.logicalThread = previous as? LogicalThread
  }

  // MARK: Order

  /// The present moment of the calling thread, for what happens after it.
  package func fork() -> AnyObject {
    let thread = current
    return state.withLock { state in
      guard let thread else { return OrderMark(state.latest) }
      defer { state.advance(thread) }
      return OrderMark(thread.clock)
    }
  }

  /// Orders the next actions of the calling thread after the moment.
  package func join(_ mark: AnyObject) {
    guard let thread = current, let mark = mark as? OrderMark else { return }
    state.withLock { _ in thread.clock.join(mark.clock) }
  }

  /// Orders the actions of the calling thread so far before every later acquisition of the address.
  package func release(_ address: UInt) { release(address, owner: nil) }

  /// Orders the next actions of the calling thread after every earlier release of the address.
  package func acquire(_ address: UInt) { acquire(address, owner: nil) }

  package func release(_ object: AnyObject, part: UInt) {
    release(UInt(bitPattern: ObjectIdentifier(object)) + part, owner: object)
  }

  package func acquire(_ object: AnyObject, part: UInt) {
    acquire(UInt(bitPattern: ObjectIdentifier(object)) + part, owner: object)
  }

  private func release(_ address: UInt, owner: AnyObject?) {
    let thread = current
    // Released outside of the lock: the last reference to an object may run its `deinit`.
    var looked: [AnyObject] = []
    state.withLock { state in
      if state.released.count >= state.releasedLimit { state.sweepReleased(looking: &looked) }
      var release =
        state.released[address].flatMap { $0.isOf(owner) ? $0 : nil }
        ?? Release(owner: owner, isOwned: owner != nil)
      release.clock.join(thread?.clock ?? state.latest)
      state.released[address] = release
      if let thread { state.advance(thread) }
    }
    withExtendedLifetime(looked) {}
  }

  private func acquire(_ address: UInt, owner: AnyObject?) {
    guard let thread = current else { return }
    state.withLock { state in
      if owner == nil { thread.clock.join(state.releasedOthers) }
      if let release = state.released[address], release.isOf(owner) { thread.clock.join(release.clock) }
    }
  }

  // MARK: Accesses

  func read(_ owner: AnyObject, _ index: Int, _ site: AccessSite) { access(owner, index, site, isWrite: false) }

  func write(_ owner: AnyObject, _ index: Int, _ site: AccessSite) { access(owner, index, site, isWrite: true) }

  private func access(_ owner: AnyObject, _ index: Int, _ site: AccessSite, isWrite: Bool) {
    guard let thread = current else { return }
    // Released outside of the lock: the last reference to an object may run its `deinit`.
    var looked: [AnyObject] = []
    let race = state.withLock { state -> DataRace? in
      let history = state.history(of: owner, index, looking: &looked)
      let access = AccessHistory.Access(
        thread: thread.number, time: thread.clock[thread.number], threadName: thread.name, site: site)
      let other =
        isWrite
        ? history.write(access, at: thread.clock)
        : history.read(access, at: thread.clock).map { (access: $0, isWrite: true) }
      let variable = site.variable
      guard let other, state.reported.updateValue(variable, forKey: ObjectIdentifier(variable)) == nil else {
        return nil
      }
      return DataRace(
        variable: variable.name, isProperty: variable.owner != nil,
        earlier: DataRace.Access(
          isWrite: other.isWrite, place: other.access.site.range, thread: other.access.threadName),
        later: DataRace.Access(isWrite: isWrite, place: site.range, thread: thread.name))
    }
    withExtendedLifetime(looked) {}
    if let race { report(race) }
  }
}

extension RaceDetector.State {
  /// Returns the thread of a serial queue, or a new one without a queue.
  fileprivate mutating func thread(
    of queue: AnyObject?, _ name: String, _ detector: ObjectIdentifier
  ) -> LogicalThread {
    guard let queue else { return makeThread(name, isSerial: false, detector) }
    let key = ObjectIdentifier(queue)
    if let known = serialThreads[key] {
      if known.queue === queue { return known.thread }
      ended.append(known.thread.number)
    }
    let made = makeThread(name, isSerial: true, detector)
    serialThreads[key] = RaceDetector.SerialThread(queue: queue, thread: made)
    return made
  }

  private mutating func makeThread(_ name: String, isSerial: Bool, _ detector: ObjectIdentifier) -> LogicalThread {
    let number: Int
    if ended.count > RaceDetector.reuseDelay {
      number = ended.removeFirst()
    } else {
      number = count
      count += 1
    }
    var clock = VectorClock()
    clock[number] = latest[number]
    return LogicalThread(number: number, name: name, isSerial: isSerial, detector: detector, clock: clock)
  }

  /// Begins a new step of a thread, which is not part of what was handed on before.
  fileprivate mutating func advance(_ thread: LogicalThread) {
    let next = thread.clock[thread.number] + 1
    thread.clock[thread.number] = next
    latest[thread.number] = next
  }

  /// Drops the entries of objects that are gone, and joins those of addresses.
  fileprivate mutating func sweepReleased(looking: inout [AnyObject]) {
    released = released.filter { entry in
      if let owner = entry.value.owner {
        looking.append(owner)
        return true
      }
      if !entry.value.isOwned { releasedOthers.join(entry.value.clock) }
      return false
    }
    releasedLimit = max(1 << 14, released.count * 2)
  }

  fileprivate mutating func history(
    of owner: AnyObject, _ index: Int, looking: inout [AnyObject]
  ) -> AccessHistory {
    let place = RaceDetector.Place(owner: ObjectIdentifier(owner), index: index)
    if let known = histories[place], known.owner === owner { return known }
    if histories.count >= sweepLimit {
      histories = histories.filter { entry in
        guard let owner = entry.value.owner else { return false }
        looking.append(owner)
        return true
      }
      sweepLimit = max(4096, histories.count * 2)
    }
    let made = AccessHistory(owner)
    histories[place] = made
    return made
  }
}
