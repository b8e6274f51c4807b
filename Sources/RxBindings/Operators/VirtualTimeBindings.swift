import Execution
import Foundation
import Rx
import RxTesting

extension Bindings {
  /// Binds the schedulers whose time passes only on request.
  mutating func bindVirtualTime() {
    var bind = self
    defer { self = bind }

    bind("VirtualTimeScheduler.init(initialClock:converter:)") { call in
      .object(
        VirtualTimeScheduler(
          initialClock: call[0], converter: ConverterValue(value: call[1], runtime: call.runtime)))
    }
    bind.derivation(
      "VirtualTimeScheduler.init(initialClock:converter:)",
      .object { own, call in
        .object(
          DerivedVirtualTimeScheduler(
            own, initialClock: call[0], converter: ConverterValue(value: call[1], runtime: call.runtime)))
      })
    bind("VirtualTimeScheduler.clock") { try $0.native(0, as: (any ValueClock).self).value }
    bind.void("VirtualTimeScheduler.start()") { try $0.native(0, as: (any ValueClock).self).start() }
    bind.void("VirtualTimeScheduler.stop()") { try $0.native(0, as: (any ValueClock).self).stop() }
    bind.void("VirtualTimeScheduler.advanceTo(_:)") { call in
      try call.native(0, as: (any ValueClock).self).advance(to: call[1])
    }
    bind.void("VirtualTimeScheduler.sleep(_:)") { call in
      try call.native(0, as: (any ValueClock).self).sleep(for: call[1])
    }
    bind("VirtualTimeScheduler.adjustScheduledTime(_:)") { try $0.valueClock.adjusted($0[1]) }
    bind("VirtualTimeScheduler.debugDescription") { .string(try $0.valueClock.debugDescription) }
    bind("VirtualTimeScheduler.scheduleRelativeVirtual(_:dueTime:action:)") { call in
      .disposable(try call.valueClock.schedule(call[1], after: call[2], call.scheduledAction(3)))
    }
    bind("VirtualTimeScheduler.scheduleAbsoluteVirtual(_:time:action:)") { call in
      .disposable(try call.valueClock.schedule(call[1], at: call[2], call.scheduledAction(3)))
    }
  }
}

/// A scheduler of a class that the program derives.
private final class DerivedVirtualTimeScheduler: VirtualTimeScheduler<ConverterValue>, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance, initialClock: Value, converter: ConverterValue) {
    self.instance = instance
    super.init(initialClock: initialClock, converter: converter)
  }
  deinit { instance.end(with: self) }

  override func adjustScheduledTime(_ time: Value) -> Value {
    overridden("adjustScheduledTime(_:)", time) ?? super.adjustScheduledTime(time)
  }
}

extension NativeCall {
  fileprivate var valueClock: any ValueClock { get throws { try native(0) } }

  /// Returns the action of scheduled work.
  func scheduledAction(_ index: Int) -> (Value) -> any Disposable {
    let action = function(index)
    return { [runtime] in runtime.disposable(action.run($0)) }
  }
}

/// A virtual-time scheduler whose times are values of the program.
private protocol ValueClock: CustomDebugStringConvertible {
  var value: Value { get }
  func start()
  func stop()
  func advance(to time: Value)
  func sleep(for interval: Value)
  func adjusted(_ time: Value) -> Value
  func schedule(_ state: Value, after interval: Value, _ action: @escaping (Value) -> any Disposable) -> any Disposable
  func schedule(_ state: Value, at time: Value, _ action: @escaping (Value) -> any Disposable) -> any Disposable
}

extension VirtualTimeScheduler: ValueClock where Converter: ValueTimes {
  fileprivate var value: Value { Converter.value(of: clock) }
  fileprivate func advance(to time: Value) { advanceTo(Converter.time(time)) }
  fileprivate func sleep(for interval: Value) { sleep(Converter.interval(interval)) }
  fileprivate func adjusted(_ time: Value) -> Value { Converter.value(of: adjustScheduledTime(Converter.time(time))) }
  fileprivate func schedule(
    _ state: Value, after interval: Value, _ action: @escaping (Value) -> any Disposable
  ) -> any Disposable {
    scheduleRelativeVirtual(state, dueTime: Converter.interval(interval), action: action)
  }
  fileprivate func schedule(
    _ state: Value, at time: Value, _ action: @escaping (Value) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: Converter.time(time), action: action)
  }
}

/// Times and stretches of virtual time as values of the program.
private protocol ValueTimes: VirtualTimeConverterType {
  static func value(of time: VirtualTimeUnit) -> Value
  static func time(_ value: Value) -> VirtualTimeUnit
  static func interval(_ value: Value) -> VirtualTimeIntervalUnit
}

extension TestSchedulerVirtualTimeConverter: ValueTimes {
  fileprivate static func value(of time: Int) -> Value { .int(time) }
  fileprivate static func time(_ value: Value) -> Int { value.asInt }
  fileprivate static func interval(_ value: Value) -> Int { value.asInt }
}

extension HistoricalSchedulerTimeConverter: ValueTimes {
  fileprivate static func value(of time: Date) -> Value { .boxed(time) }
  fileprivate static func time(_ value: Value) -> Date { value.native() ?? Date(timeIntervalSince1970: 0) }
  fileprivate static func interval(_ value: Value) -> Double { value.asDouble }
}

extension ConverterValue: ValueTimes {
  fileprivate static func value(of time: Value) -> Value { time }
  fileprivate static func time(_ value: Value) -> Value { value }
  fileprivate static func interval(_ value: Value) -> Value { value }
}

/// A converter that the program wrote: its times and stretches are values of the program.
package struct ConverterValue: VirtualTimeConverterType {
  package typealias VirtualTimeUnit = Value
  package typealias VirtualTimeIntervalUnit = Value

  let value: Value
  let runtime: Runtime

  /// Calls the program's converter; returns nothing while the program is being stopped.
  private func call(_ name: String, _ arguments: Value...) -> Value {
    (try? runtime.callWitness(value, "VirtualTimeConverterType", name, arguments)) ?? .void
  }

  package func convertFromVirtualTime(_ virtualTime: Value) -> RxTime {
    call("convertFromVirtualTime", virtualTime).native() ?? Date(timeIntervalSince1970: 0)
  }
  package func convertToVirtualTime(_ time: RxTime) -> Value { call("convertToVirtualTime", .boxed(time)) }
  package func convertFromVirtualTimeInterval(_ virtualTimeInterval: Value) -> TimeInterval {
    call("convertFromVirtualTimeInterval", virtualTimeInterval).asDouble
  }
  package func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Value {
    call("convertToVirtualTimeInterval", .double(timeInterval))
  }
  package func offsetVirtualTime(_ time: Value, offset: Value) -> Value { call("offsetVirtualTime", time, offset) }
  package func compareVirtualTime(_ lhs: Value, _ rhs: Value) -> VirtualTimeComparison {
    switch call("compareVirtualTime", lhs, rhs).enumCase?.index {
    case 0: .lessThan
    case 2: .greaterThan
    default: .equal
    }
  }
}
