/// A loop that takes one turn of the trampoline a step, so that its steps interleave with those of other loops.
final class TrampolineLoop: Attachment, TrampolineItem, @unchecked Sendable {
  // Unchecked because `step` is touched on one thread; `stop` is atomic.
  private let stop = StopFlag()
  private let step: () -> Bool
  private let resource = ResourceToken()

  /// - Parameter step: Takes one step and returns whether there is another.
  init(_ step: @escaping () -> Bool) {
    self.step = step
    super.init()
  }

  func run() {
    if stop.isSet { return }
    if step() && !stop.isSet { Trampoline.enqueue(self) }
  }

  override func dispose() {
    stop.set()
  }

  /// Runs `step` on `scheduler` again and again while it returns true.
  static func start(on scheduler: any ImmediateSchedulerType, _ step: @escaping () -> Bool) -> Attachment? {
    if scheduler is CurrentThreadScheduler, !CurrentThreadScheduler.isScheduleRequired {
      let loop = TrampolineLoop(step)
      Trampoline.enqueue(loop)
      return loop
    }
    return .disposing(
      scheduler.scheduleRecursive(()) { _, recurse in
        if step() { recurse(()) }
      })
  }
}
