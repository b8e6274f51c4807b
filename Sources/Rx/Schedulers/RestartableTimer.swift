/// A timer of an operator: to start it gives up what it was started for before.
///
/// An action that another thread has begun is not given up. An operator therefore numbers what it waits for, and asks under its
/// own lock whether a number is still current.
final class RestartableTimer: Attachment, @unchecked Sendable {
  // Unchecked because a scheduler may be used by any thread.
  private let scheduler: any SchedulerType
  private let current = SerialDisposable()

  init(_ scheduler: any SchedulerType) {
    self.scheduler = scheduler
    super.init()
  }

  /// Calls `action` on the scheduler after a stretch of time, unless the timer is started again or disposed before.
  func start(after dueTime: RxTimeInterval, _ action: @escaping () -> Void) {
    // Set first: an action that runs at once may start the timer again.
    let due = SingleAssignmentDisposable()
    current.disposable = due
    due.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        action()
        return Disposables.create()
      })
  }

  override func dispose() { current.dispose() }
}
