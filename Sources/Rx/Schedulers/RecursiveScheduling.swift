import Locks
import Synchronization

extension ImmediateSchedulerType {
  /// Runs `action`, which may ask for another turn with a new state; the stack does not grow with the turns.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> Disposable {
    let recursion = RecursiveSchedule()
    func turn(_ state: State) {
      recursion.schedule { work in
        self.schedule(state) { state in
          work()
          if recursion.isDisposed { return Disposables.create() }
          action(state, turn)
          return Disposables.create()
        }
      }
    }
    turn(state)
    return recursion
  }
}

extension SchedulerType {
  /// Runs `action` after `dueTime`; it may ask for another turn with a new state and a delay.
  func scheduleRecursive<State>(
    _ state: State, dueTime: RxTimeInterval,
    action: @escaping (_ state: State, _ recurse: (State, RxTimeInterval) -> Void) -> Void
  ) -> Disposable {
    let recursion = RecursiveSchedule()
    func turn(_ state: State, _ dueTime: RxTimeInterval) {
      recursion.schedule { work in
        self.scheduleRelative(state, dueTime: dueTime) { state in
          work()
          if recursion.isDisposed { return Disposables.create() }
          action(state, turn)
          return Disposables.create()
        }
      }
    }
    turn(state, dueTime)
    return recursion
  }
}

/// The turns of a recursive schedule that are still to come.
private final class RecursiveSchedule: DisposeBase, Disposable, @unchecked Sendable {
  // Unchecked because `Locked` guards the pending turns.
  private let disposed = Atomic<Bool>(false)
  private let pending = Locked(KeyedBag<any Disposable>())

  var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// Schedules one turn. `begin` is handed a closure that the turn calls when it begins, from then on there is nothing to
  /// cancel.
  func schedule(_ begin: (_ began: @escaping () -> Void) -> any Disposable) {
    if isDisposed { return }
    let turn = Turn(self)
    let disposable = begin { turn.began() }
    turn.scheduled(disposable)
  }

  func dispose() {
    if disposed.exchange(true, ordering: .acquiringAndReleasing) { return }
    let all = pending.withLock { $0.removeAll() }
    all.forEach { $0.dispose() }
  }

  private final class Turn: @unchecked Sendable {
    // Unchecked because the lock of the schedule guards both variables.
    private let owner: RecursiveSchedule
    private var hasBegun = false
    private var key: Int?

    init(_ owner: RecursiveSchedule) {
      self.owner = owner
    }

    func began() {
      let done = owner.pending.withLock { pending -> (any Disposable)? in
        hasBegun = true
        return key.flatMap { pending.remove($0) }
      }
      _ = done
    }

    func scheduled(_ disposable: any Disposable) {
      owner.pending.withLock { pending in
        if !hasBegun { key = pending.insert(disposable) }
      }
      if owner.isDisposed { disposable.dispose() }
    }
  }
}
