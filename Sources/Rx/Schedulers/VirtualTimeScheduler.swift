import Foundation

/// A scheduler whose time passes only when told, by working off what is due.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A point in virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A stretch of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private let converter: Converter
  private var currentClock: VirtualTime
  private var isRunning = false
  private var agenda: BinaryHeap<VirtualItem<VirtualTime>>
  private var nextIdentifier = 0
  private let resource = ResourceToken()

  /// The current time.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// The current virtual time.
  public var clock: VirtualTime { currentClock }

  /// Starts at a virtual time.
  public init(initialClock: VirtualTime, converter: Converter) {
    currentClock = initialClock
    self.converter = converter
    agenda = BinaryHeap { lhs, rhs in
      switch converter.compareVirtualTime(lhs.time, rhs.time) {
      case .lessThan: return true
      case .equal: return lhs.identifier < rhs.identifier
      case .greaterThan: return false
      }
    }
  }

  /// Runs `action` at the current virtual time, or one tick later if `adjustScheduledTime` returns that time.
  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    scheduleRelative(state, dueTime: .microseconds(0), action: action)
  }

  /// Runs `action` after `dueTime`.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    guard let delay = dueTime.duration else { return Disposables.create() }
    let time = now.addingTimeInterval(delay.seconds)
    let due = adjustScheduledTime(converter.convertToVirtualTime(time))
    return scheduleAbsoluteVirtual(state, time: due, action: action)
  }

  /// Runs `action` after a stretch of virtual time.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs `action` at a virtual time.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let result = UpstreamLink()
    let action = KeptProbeContext.inherited(action)
    let item = VirtualItem(time: time, identifier: nextIdentifier) {
      if !result.isDisposed { result.setUpstream(disposing: action(state)) }
    }
    nextIdentifier += 1
    agenda.insert(item)
    return Disposables.create {
      item.action = nil
      result.dispose()
    }
  }

  /// Subclasses may move the time for which something is scheduled.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    time
  }

  /// Works off everything that is scheduled.
  public func start() {
    run { _ in true }
  }

  /// Works off what is due up to a virtual time and moves the clock there.
  public func advanceTo(_ virtualTime: VirtualTime) {
    if isRunning {
      Environments.current.report(.misuse("The virtual time scheduler is already running."))
      return
    }
    run { !self.converter.compareVirtualTime($0, virtualTime).isGreater }
    currentClock = virtualTime
  }

  /// Moves the clock by a stretch of virtual time without running anything.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let target = converter.offsetVirtualTime(clock, offset: virtualInterval)
    if converter.compareVirtualTime(target, clock).isLess {
      Environments.current.report(.misuse("Can't sleep to the past."))
      return
    }
    currentClock = target
  }

  /// Stops working off after the current action.
  public func stop() {
    isRunning = false
  }

  private func run(while isDue: (VirtualTime) -> Bool) {
    if isRunning { return }
    isRunning = true
    let environment = Environments.current
    while isRunning, let next = agenda.first {
      guard let action = next.action else {
        _ = agenda.removeFirst()
        continue
      }
      if !isDue(next.time) || environment.shouldStop { break }
      _ = agenda.removeFirst()
      if converter.compareVirtualTime(next.time, clock).isGreater { currentClock = next.time }
      next.action = nil
      action()
    }
    isRunning = false
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// Times of the scheduled actions.
  public var debugDescription: String {
    "\(agenda.elements.filter { $0.action != nil }.map { "\($0.time)" })"
  }
}

private final class VirtualItem<Time> {
  let time: Time
  let identifier: Int
  var action: (() -> Void)?

  init(time: Time, identifier: Int, action: @escaping () -> Void) {
    self.time = time
    self.identifier = identifier
    self.action = action
  }
}
