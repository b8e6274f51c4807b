import Execution
import Foundation
import Rx
import RxTesting

extension TestableObserver: ValueObserver where Element == Value {
  package func receive(_ event: Event<Value>) { on(event) }
}

extension TestableObservable: ProbeCarrier {}

extension TestableObservable: ValueStream where Element == Value {
  package var stream: Observable<Value> {
    let stream = asObservable()
    stream.probe = probe
    return stream
  }
  package var nameCarrier: any ProbeCarrier { self }
}

/// A recorded event of the program.
package typealias RecordedValue = Recorded<Value>

extension Bindings {
  /// Binds the test scheduler, its records, and blocking.
  package mutating func bindTesting() {
    bindRecorded()
    bindTestScheduler()
    bindVirtualTime()
    bindBlocking()
    bindMarbles()
  }

  private mutating func bindRecorded() {
    var bind = self
    defer { self = bind }

    bind("Recorded.init(time:value:)") { .boxed(RecordedValue(time: $0.int(0), value: $0[1])) }
    bind("Recorded.time") { .int(try $0.native(0, as: RecordedValue.self).time) }
    bind("Recorded.value") { try $0.native(0, as: RecordedValue.self).value }
    bind("Recorded.debugDescription") { .string(try $0.native(0, as: RecordedValue.self).debugDescription) }
    for type in ["Recorded", "Event", "MaybeEvent", "CompletableEvent"] {
      bind("static \(type).==(lhs:rhs:)") { .bool($0[0] == $0[1]) }
    }
    bind("==(lhs:rhs:)") { .bool($0[0] == $0[1]) }
    bind("static Recorded.next(_:_:)") { call in
      .boxed(RecordedValue(time: call.int(0), value: try EventValues(call.runtime).value(.next(call[1]))))
    }
    bind("static Recorded.completed(_:_:)") { call in
      .boxed(RecordedValue(time: call.int(0), value: try EventValues(call.runtime).value(.completed)))
    }
    bind("static Recorded.error(_:_:_:)") { call in
      .boxed(RecordedValue(time: call.int(0), value: try EventValues(call.runtime).value(.error(call.error(1)))))
    }
    bind([
      "static Recorded.events(_:) (Recorded<Event<T>>...)", "static Recorded.events(_:) ([Recorded<Event<T>>])",
    ]) { $0[0] }

    bind("Subscription.init(_:)") { .boxed(RxTesting.Subscription($0.int(0))) }
    bind("Subscription.init(_:_:)") { .boxed(RxTesting.Subscription($0.int(0), $0.int(1))) }
    bind("Subscription.subscribe") { .int(try $0.native(0, as: RxTesting.Subscription.self).subscribe) }
    bind("Subscription.unsubscribe") { .int(try $0.native(0, as: RxTesting.Subscription.self).unsubscribe) }
    bind("Subscription.debugDescription") {
      .string(try $0.native(0, as: RxTesting.Subscription.self).debugDescription)
    }
  }

  private mutating func bindTestScheduler() {
    var bind = self
    defer { self = bind }

    bind("TestScheduler.init(initialClock:resolution:simulateProcessingDelay:)") { call in
      .object(
        TestScheduler(
          initialClock: call.int(0), resolution: call[1].asDouble, simulateProcessingDelay: call.bool(2)))
    }
    bind("TestScheduler.createHotObservable(_:)") { call in
      .object(try call.testScheduler.createHotObservable(call.recordedEvents(1)))
    }
    bind("TestScheduler.createColdObservable(_:)") { call in
      .object(try call.testScheduler.createColdObservable(call.recordedEvents(1)))
    }
    bind("TestScheduler.createObserver(_:)") { .object(try $0.testScheduler.createObserver(Value.self)) }
    bind.void("TestScheduler.scheduleAt(_:action:)") { call in
      let action = call.function(2)
      try call.testScheduler.scheduleAt(call.int(1)) { action.run() }
    }
    bind("TestScheduler.start(created:subscribed:disposed:create:)") { call in
      try call.start(created: call.int(1), subscribed: call.int(2), disposed: call.int(3), create: 4)
    }
    bind("TestScheduler.start(disposed:create:)") { call in
      try call.start(
        created: TestScheduler.Defaults.created, subscribed: TestScheduler.Defaults.subscribed, disposed: call.int(1),
        create: 2)
    }
    bind("TestScheduler.start(_:)") { call in
      try call.start(
        created: TestScheduler.Defaults.created, subscribed: TestScheduler.Defaults.subscribed,
        disposed: TestScheduler.Defaults.disposed, create: 1)
    }
    bind("TestScheduler.cold(_:error:)") { call in
      let observable = try call.testScheduler.cold(call.string(1), error: call.error(2))
      return .object(
        try call.testScheduler.createColdObservable(observable.recordedEvents.map { $0.asValues { .string($0) } }))
    }
    bind("TestScheduler.hot(_:error:)") { call in
      let observable = try call.testScheduler.hot(call.string(1), error: call.error(2))
      return .object(
        try call.testScheduler.createHotObservable(observable.recordedEvents.map { $0.asValues { .string($0) } }))
    }
    bind("TestScheduler.cold(_:_:error:)") { call in
      let observable = try call.testScheduler.cold(call.string(1), call.namedValues(2), error: call.error(3))
      return .object(observable)
    }
    bind("TestScheduler.hot(_:_:error:)") { call in
      let observable = try call.testScheduler.hot(call.string(1), call.namedValues(2), error: call.error(3))
      return .object(observable)
    }
    for name in ["cold", "hot"] {
      bind("TestScheduler.\(name)(_:of:error:)") { call in
        let scheduler = try call.testScheduler
        let type = call[2].asType
        let text = try scheduler.cold(call.string(1), error: call.error(3))
        let events = try text.recordedEvents.map { event in try event.asValues { try type.spelled($0) } }
        return .object(name == "hot" ? scheduler.createHotObservable(events) : scheduler.createColdObservable(events))
      }
    }
    bind("static TestScheduler.Defaults.created") { _ in .int(TestScheduler.Defaults.created) }
    bind("static TestScheduler.Defaults.subscribed") { _ in .int(TestScheduler.Defaults.subscribed) }
    bind("static TestScheduler.Defaults.disposed") { _ in .int(TestScheduler.Defaults.disposed) }
    bind("TestScheduler.marbleFrame") { .int(try $0.testScheduler.marbleFrame) }
    bind("MarbleError.init()") { _ in .boxed(MarbleError()) }
    bind("MarbleError.description") { .string(try $0.native(0, as: MarbleError.self).description) }
    bind("TestableObserver.events") { call in
      let observer: TestableObserver<Value> = try call.native(0)
      return try call.recorded(observer.events)
    }
    bind("TestableObservable.recordedEvents") { call in
      let observable: TestableObservable<Value> = try call.native(0)
      return try call.recorded(observable.recordedEvents)
    }
    bind("TestableObservable.subscriptions") { call in
      .list(try call.native(0, as: TestableObservable<Value>.self).subscriptions.map { Value.boxed($0) })
    }
  }

  private mutating func bindBlocking() {
    var bind = self
    defer { self = bind }

    bind("ObservableConvertibleType.toBlocking(timeout:)") { call in
      .boxed(try call.observable(0).toBlocking(timeout: call[1].asOptional?.asDouble))
    }
    bind("BlockingObservable.toArray()") { call in .array(try call.blocking { try $0.toArray() }) }
    bind("BlockingObservable.first()") { call in .optional(try call.blocking { try $0.first() }) }
    bind("BlockingObservable.last()") { call in .optional(try call.blocking { try $0.last() }) }
    bind("BlockingObservable.single()") { call in try call.blocking { try $0.single() } }
    bind("BlockingObservable.single(_:)") { call in try call.blocking { try $0.single(call.predicate(1)) } }
    bind("BlockingObservable.materialize()") { call in
      let cases = try ScriptEnum(MaterializedSequenceResult<Value>.self, in: call.runtime)
      switch try call.blocking({ $0.materialize() }) {
      case .completed(let elements): return cases.value(0, .array(elements))
      case .failed(let elements, let error):
        return cases.value(1, .array(elements), call.runtime.value(of: error))
      }
    }
  }
}

extension NativeCall {
  fileprivate var testScheduler: TestScheduler { get throws { try native(0) } }

  /// Returns a dictionary with the values of the names in a diagram.
  func namedValues(_ index: Int) -> [String: Value] {
    Dictionary(self[index].asDictionary.map { ($0.asString, $1) }) { first, _ in first }
  }

  /// Returns the program's recorded events for the test scheduler.
  fileprivate func recordedEvents(_ index: Int) throws -> [Recorded<Event<Value>>] {
    let events = try EventValues(runtime)
    return try elements(index).map { element in
      let recorded: RecordedValue = try element.unboxed()
      return Recorded(time: recorded.time, value: events.event(recorded.value))
    }
  }

  /// Returns recorded events as a value of the program.
  fileprivate func recorded(_ events: [Recorded<Event<Value>>]) throws -> Value {
    let values = try EventValues(runtime)
    return .list(events.map { .boxed(RecordedValue(time: $0.time, value: values.value($0.value))) })
  }

  fileprivate func start(created: Int, subscribed: Int, disposed: Int, create index: Int) throws -> Value {
    let create = function(index)
    let observer = try testScheduler.start(created: created, subscribed: subscribed, disposed: disposed) { [runtime] in
      runtime.streamOrEmpty { try create.call() }
    }
    try runtime.check()
    return .object(observer)
  }

  /// Waits for a sequence; an error of the sequence becomes one of the program.
  fileprivate func blocking<Result>(_ wait: (BlockingObservable<Value>) throws -> Result) throws -> Result {
    do {
      let result = try wait(native(0))
      try runtime.check()
      return result
    } catch let trap as Trap {
      throw trap
    } catch {
      try runtime.check()
      throw ThrownValue(runtime.value(of: error))
    }
  }
}

extension Recorded where Value == Event<String> {
  fileprivate func asValues(
    _ value: (String) throws -> Execution.Value
  ) rethrows -> Recorded<Event<Execution.Value>> {
    let event: Event<Execution.Value>
    switch self.value {
    case .next(let text): event = .next(try value(text))
    case .error(let error): event = .error(error)
    case .completed: event = .completed
    }
    return Recorded<Event<Execution.Value>>(time: time, value: event)
  }
}
