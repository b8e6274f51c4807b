import RxBindings
import Types
import Execution
import Foundation
import Rx

/// `Timer` on the environment's clock.
final class ClockTimer: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private let lock = NSLock()
  private var pending: (any Disposable)?
  private var isInvalidated = false
  let interval: Double
  /// The date of the next turn.
  private var due: Date
  private let repeats: Bool
  private let action: (ClockTimer) -> Void
  private var isStarted = false

  /// - Parameter first: Date of the first turn; nil for one interval from now.
  init(first: Date? = nil, interval: Double, repeats: Bool, action: @escaping (ClockTimer) -> Void) {
    self.interval = interval
    due = first ?? Environments.current.date.addingTimeInterval(max(interval, 0.0001))
    self.repeats = repeats
    self.action = action
  }

  /// Fires at once; one that does not repeat is done then, and so is one whose action had to be stopped: it would have to be
  /// stopped again and again.
  func fire() {
    guard isValid else { return }
    action(self)
    if !repeats || Environments.current.shouldStop { invalidate() }
  }

  /// Begins to count on the main run loop; a timer begins once.
  func start() {
    let isFirst = lock.withLock { () -> Bool in
      defer { isStarted = true }
      return !isStarted && !isInvalidated
    }
    guard isFirst else { return }
    schedule()
    // A run loop keeps its timers; this one is kept until it was invalidated.
    TimerKeeping.keep(self)
  }

  /// Schedules the turns from `due` on.
  private func schedule() {
    let environment = Environments.current
    let stretch = Duration.nanoseconds(Int64(max(interval.nanosecondsFromSeconds, 100_000)))
    let left = fireDate.timeIntervalSince(environment.date)
    let first = Duration.nanoseconds(Int64(max(left.nanosecondsFromSeconds, 0)))
    let fire = { [weak self] in
      guard let self else { return }
      let date = self.fireDate
      self.fire()
      // Unless its action has moved it.
      if self.repeats {
        self.lock.withLock { if self.due == date { self.due = environment.date.addingTimeInterval(stretch.seconds) } }
      }
    }
    let scheduled =
      repeats
      ? environment.schedulePeriodic(on: .main, after: first, every: stretch, leeway: .zero, fire)
      : environment.schedule(on: .main, after: first, leeway: .zero, fire)
    lock.withLock { pending = scheduled }
  }

  /// The date of the next turn; setting it moves the turns.
  var fireDate: Date {
    get { lock.withLock { due } }
    set {
      let (isRunning, pending) = lock.withLock { () -> (Bool, (any Disposable)?) in
        due = newValue
        defer { self.pending = nil }
        return (isStarted && !isInvalidated, self.pending)
      }
      pending?.dispose()
      if isRunning { schedule() }
    }
  }

  var isValid: Bool { lock.withLock { !isInvalidated } }

  func invalidate() {
    let pending = lock.withLock { () -> (any Disposable)? in
      isInvalidated = true
      defer { self.pending = nil }
      return self.pending
    }
    pending?.dispose()
    TimerKeeping.forget(self)
  }
}

/// The living timers of an environment.
private final class TimerKeeping: @unchecked Sendable {
  // Unchecked because the timers are reached under `lock`.
  private let lock = NSLock()
  private var timers: [ObjectIdentifier: ClockTimer] = [:]

  private static let making = NSLock()

  private static var current: TimerKeeping {
    making.withLock {
      let values = Environments.current.values
      if let known = values[TimerKeeping.self, as: TimerKeeping.self] { return known }
      let keeping = TimerKeeping()
      values[TimerKeeping.self, as: TimerKeeping.self] = keeping
      return keeping
    }
  }

  static func keep(_ timer: ClockTimer) {
    let keeping = current
    keeping.lock.withLock { keeping.timers[ObjectIdentifier(timer)] = timer }
  }

  static func forget(_ timer: ClockTimer) {
    let keeping = current
    // Dropped outside of the lock: it may be the last reference.
    let dropped = keeping.lock.withLock { keeping.timers.removeValue(forKey: ObjectIdentifier(timer)) }
    withExtendedLifetime(dropped) {}
  }
}

extension DispatchCatalog {
  static func addTimers(to module: NativeModule) {
    module.type("class Timer", represents: ClockTimer.self)
    module.extend(
      "extension Timer",
      [
        NativeMember(
          """
          @discardableResult static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, \
          block: @escaping (Timer) -> Void) -> Timer
          """,
          .general { call in
            let block = call.function(2)
            let timer = ClockTimer(interval: call[0].asDouble, repeats: call.bool(1)) { block.run(.object($0)) }
            timer.start()
            return .object(timer)
          }),
        NativeMember(
          "init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void)",
          .general { call in
            let block = call.function(2)
            return .object(
              ClockTimer(interval: call[0].asDouble, repeats: call.bool(1)) { block.run(.object($0)) })
          }),
        NativeMember(
          "init(fire date: Date, interval: Double, repeats: Bool, block: @escaping (Timer) -> Void)",
          .general { call in
            let block = call.function(3)
            return .object(
              ClockTimer(first: try call.native(0), interval: call[1].asDouble, repeats: call.bool(2)) {
                block.run(.object($0))
              })
          }),
        NativeMember(
          "var fireDate: Date { get set }",
          .general { .boxed(try $0.native(0, as: ClockTimer.self).fireDate) },
          setter: .mutating { timer, call in
            try timer.unboxed(as: ClockTimer.self).fireDate = call.native(0)
            return .void
          }),
        NativeMember(
          "func fire()",
          .general { call in
            try call.native(0, as: ClockTimer.self).fire()
            return .void
          }),
        NativeMember(
          "var tolerance: Double { get set }", .unary { _ in .double(0) }, setter: .mutating { _, _ in .void }),
        NativeMember(
          "func invalidate()",
          .general { call in
            try call.native(0, as: ClockTimer.self).invalidate()
            return .void
          }),
        NativeMember("var isValid: Bool { get }", .general { .bool(try $0.native(0, as: ClockTimer.self).isValid) }),
        NativeMember(
          "var timeInterval: Double { get }", .general { .double(try $0.native(0, as: ClockTimer.self).interval) }),
      ])
  }
}
