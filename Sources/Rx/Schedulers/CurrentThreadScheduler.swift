import Synchronization

/// Runs actions on the thread that schedules them, one after the other: what is scheduled from within an action waits.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The one instance.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// True if no trampoline runs on this thread, so that scheduling starts one.
  public static var isScheduleRequired: Bool {
    !ThreadState.current.isTrampolining
  }

  /// Runs `action` at once if no trampoline runs on this thread, or else after what waits already.
  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    if ThreadState.current.isTrampolining {
      let item = ScheduledItem(state, action)
      Trampoline.enqueue(item)
      return item
    }
    var result: any Disposable = Disposables.create()
    Trampoline.run { result = action(state) }
    return result
  }

  /// An action that waits.
  private final class ScheduledItem<State>: TrampolineItem, @unchecked Sendable {
    // Unchecked because `work` is touched only by the thread that wins `taken`.
    private let taken = Atomic<Bool>(false)
    private var work: (state: State, action: (State) -> any Disposable)?
    private let link = UpstreamLink()

    init(_ state: State, _ action: @escaping (State) -> any Disposable) {
      work = (state, KeptProbeContext.inherited(action))
    }

    func run() {
      guard let work = take() else { return }
      link.setUpstream(disposing: work.action(work.state))
    }

    func dispose() {
      _ = take()
      link.dispose()
    }

    private func take() -> (state: State, action: (State) -> any Disposable)? {
      if taken.exchange(true, ordering: .acquiringAndReleasing) { return nil }
      defer { work = nil }
      return work
    }
  }
}
