/// The scheduler on which drivers and signals deliver: the main scheduler, unless it is replaced.
///
/// It belongs to the thread's environment, so sessions and tests that run side by side do not see each other's.
public enum SharingScheduler {
  private enum Key {}

  /// Makes the scheduler; `mock` replaces it for a while.
  public static var make: () -> SchedulerType {
    get { Environments.current.values[Key.self, as: (() -> SchedulerType).self] ?? { MainScheduler() } }
    set { Environments.current.values[Key.self, as: (() -> SchedulerType).self] = newValue }
  }

  /// Runs `action` while drivers and signals are made with `scheduler`.
  public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Runs `action` while drivers and signals are made with the schedulers that `makeScheduler` gives.
  public static func mock(makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void) rethrows {
    let values = Environments.current.values
    let previous = values[Key.self, as: (() -> SchedulerType).self]
    values[Key.self, as: (() -> SchedulerType).self] = makeScheduler
    defer { values[Key.self, as: (() -> SchedulerType).self] = previous }
    try action()
  }
}
