// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/RxTesting. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxTestingScheduler = CatalogFamily(
    name: "Scheduler",
    types: [
      CatalogType(
        name: "Recorded", header: "struct Recorded<Value>",
        sentence: "A value and the virtual time at which it was recorded."),
      CatalogType(
        name: "Subscription", header: "struct Subscription: Hashable",
        sentence: "The virtual times at which an observable was subscribed to and unsubscribed from."),
      CatalogType(
        name: "TestScheduler", header: "class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> { enum Defaults {} }",
        sentence: "A scheduler in virtual time, as in RxTest: its time moves only when the test advances it."),
      CatalogType(
        name: "TestScheduler.Defaults", header: "enum TestScheduler.Defaults",
        sentence: "Default times of `start`."),
      CatalogType(
        name: "TestSchedulerVirtualTimeConverter", header: "struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType { typealias VirtualTimeUnit = Int; typealias VirtualTimeIntervalUnit = Int }",
        sentence: "Converts between ticks and seconds, with a tick of `resolution` seconds."),
      CatalogType(
        name: "TestableObservable", header: "class TestableObservable<Element>: ObservableType",
        sentence: "An observable of given events that records its subscriptions; made by `TestScheduler`."),
      CatalogType(
        name: "TestableObserver", header: "class TestableObserver<Element>: ObserverType",
        sentence: "An observer that records events with their times, in ticks of its scheduler."),
    ],
    extensions: [
      CatalogExtension(
        type: "Event", header: "extension Event: Equatable where Element: Equatable",
        members: [
          CatalogMember(
            key: "static Event.==(lhs:rhs:)", name: "==",
            signature: "static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool",
            result: "Bool",
            sentence: "Returns true if the events are equal."),
        ]),
      CatalogExtension(
        type: "MaybeEvent", header: "extension MaybeEvent: Equatable where Element: Equatable",
        members: [
          CatalogMember(
            key: "static MaybeEvent.==(lhs:rhs:)", name: "==",
            signature: "static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool",
            result: "Bool",
            sentence: "Returns true if the events are equal."),
        ]),
      CatalogExtension(
        type: "CompletableEvent", header: "extension CompletableEvent: Equatable",
        members: [
          CatalogMember(
            key: "static CompletableEvent.==(lhs:rhs:)", name: "==",
            signature: "static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool",
            result: "Bool",
            sentence: "Returns true if the events are equal."),
        ]),
      CatalogExtension(
        type: "Recorded", header: "extension Recorded",
        members: [
          CatalogMember(
            key: "Recorded.time", name: "time",
            signature: "var time: TestTime { get }",
            result: "TestTime",
            sentence: "Time of the recording, in ticks."),
          CatalogMember(
            key: "Recorded.value", name: "value",
            signature: "var value: Value { get }",
            result: "Value",
            sentence: "Recorded value."),
          CatalogMember(
            key: "Recorded.init(time:value:)", name: "init",
            signature: "init(time: TestTime, value: Value)",
            result: "Recorded",
            sentence: "Makes a record of a value at a time in ticks."),
        ]),
      CatalogExtension(
        type: "Recorded", header: "extension Recorded: CustomDebugStringConvertible",
        members: [
          CatalogMember(
            key: "Recorded.debugDescription", name: "debugDescription",
            signature: "var debugDescription: String { get }",
            result: "String",
            sentence: "The value and its time: `next(1) @ 210`."),
        ]),
      CatalogExtension(
        type: "Recorded", header: "extension Recorded: Equatable where Value: Equatable",
        members: [
          CatalogMember(
            key: "static Recorded.==(lhs:rhs:)", name: "==",
            signature: "static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool",
            result: "Bool",
            sentence: "Returns true if times and values are equal."),
        ]),
      CatalogExtension(
        type: "Recorded", header: "extension Recorded",
        members: [
          CatalogMember(
            key: "static Recorded.next(_:_:)", name: "next",
            signature: "static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T>",
            result: "Recorded<Event<T>>",
            sentence: "Returns a next event at a time in ticks."),
          CatalogMember(
            key: "static Recorded.completed(_:_:)", name: "completed",
            signature: "static func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T>",
            result: "Recorded<Event<T>>",
            sentence: "Returns a completed event at a time in ticks."),
          CatalogMember(
            key: "static Recorded.error(_:_:_:)", name: "error",
            signature: "static func error<T>(_ time: TestTime, _ error: Error, _ type: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T>",
            result: "Recorded<Event<T>>",
            sentence: "Returns an error event at a time in ticks."),
          CatalogMember(
            key: "static Recorded.events(_:) (Recorded<Event<T>>...)", name: "events",
            signature: "static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>] where Value == Event<T>",
            result: "[Recorded<Event<T>>]",
            sentence: "Returns the given events as an array, so that their element type is inferred once."),
          CatalogMember(
            key: "static Recorded.events(_:) ([Recorded<Event<T>>])", name: "events",
            signature: "static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>] where Value == Event<T>",
            result: "[Recorded<Event<T>>]",
            sentence: "Returns the given events, so that their element type is inferred once."),
        ]),
      CatalogExtension(
        type: "Subscription", header: "extension Subscription",
        members: [
          CatalogMember(
            key: "Subscription.subscribe", name: "subscribe",
            signature: "var subscribe: TestTime { get }",
            result: "TestTime",
            sentence: "Time of the subscription, in ticks."),
          CatalogMember(
            key: "Subscription.unsubscribe", name: "unsubscribe",
            signature: "var unsubscribe: TestTime { get }",
            result: "TestTime",
            sentence: "Time at which it ended, in ticks; `Int.max` while it is active."),
          CatalogMember(
            key: "Subscription.init(_:)", name: "init",
            signature: "init(_ subscribe: TestTime)",
            result: "Subscription",
            sentence: "Makes an active subscription."),
          CatalogMember(
            key: "Subscription.init(_:_:)", name: "init",
            signature: "init(_ subscribe: TestTime, _ unsubscribe: TestTime)",
            result: "Subscription",
            sentence: "Makes a subscription that has ended."),
          CatalogMember(
            key: "Subscription.hash(into:)", name: "hash",
            signature: "func hash(into hasher: inout Hasher)",
            result: "Void",
            sentence: "Adds both times to the hash value."),
        ]),
      CatalogExtension(
        type: "Subscription", header: "extension Subscription: CustomDebugStringConvertible",
        members: [
          CatalogMember(
            key: "Subscription.debugDescription", name: "debugDescription",
            signature: "var debugDescription: String { get }",
            result: "String",
            sentence: "Both times: `(200: 400)`, `(200: Infinity)`."),
        ]),
      CatalogExtension(
        type: "TestScheduler.Defaults", header: "extension TestScheduler.Defaults",
        members: [
          CatalogMember(
            key: "static TestScheduler.Defaults.created", name: "created",
            signature: "static var created: TestTime { get }",
            result: "TestTime",
            sentence: "Time of creation, in ticks."),
          CatalogMember(
            key: "static TestScheduler.Defaults.subscribed", name: "subscribed",
            signature: "static var subscribed: TestTime { get }",
            result: "TestTime",
            sentence: "Time of subscription, in ticks."),
          CatalogMember(
            key: "static TestScheduler.Defaults.disposed", name: "disposed",
            signature: "static var disposed: TestTime { get }",
            result: "TestTime",
            sentence: "Time of disposal, in ticks."),
        ]),
      CatalogExtension(
        type: "TestScheduler", header: "extension TestScheduler",
        members: [
          CatalogMember(
            key: "TestScheduler.init(initialClock:resolution:simulateProcessingDelay:)", name: "init",
            signature: "init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true)",
            result: "TestScheduler",
            details: "- initialClock: Start time, in ticks.\n- resolution: Duration of a tick, in seconds.\n- simulateProcessingDelay: If true, work that is due at once runs one tick later."),
          CatalogMember(
            key: "TestScheduler.createHotObservable(_:)", name: "createHotObservable",
            signature: "func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "Returns a hot observable, which sends its events at their absolute times, with or without observers."),
          CatalogMember(
            key: "TestScheduler.createColdObservable(_:)", name: "createColdObservable",
            signature: "func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "Returns a cold observable, which sends its events to each observer, at times relative to its subscription."),
          CatalogMember(
            key: "TestScheduler.createObserver(_:)", name: "createObserver",
            signature: "func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element>",
            result: "TestableObserver<Element>",
            sentence: "Returns an observer that records events with their times."),
          CatalogMember(
            key: "TestScheduler.scheduleAt(_:action:)", name: "scheduleAt",
            signature: "func scheduleAt(_ time: TestTime, action: @escaping () -> Void)",
            result: "Void",
            sentence: "Schedules `action` at an absolute time, in ticks."),
          CatalogMember(
            key: "TestScheduler.start(created:subscribed:disposed:create:)", name: "start",
            signature: "func start<Element, OutputSequence: ObservableConvertibleType>(created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element",
            result: "TestableObserver<Element>",
            sentence: "Makes the observable, subscribes and disposes of the subscription at the given times in ticks, runs everything that is scheduled, and returns the observer with the recorded events."),
          CatalogMember(
            key: "TestScheduler.start(disposed:create:)", name: "start",
            signature: "func start<Element, OutputSequence: ObservableConvertibleType>(disposed: TestTime, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element",
            result: "TestableObserver<Element>",
            sentence: "Starts as `start(created:subscribed:disposed:create:)` does, with creation at 100 and subscription at 200."),
          CatalogMember(
            key: "TestScheduler.start(_:)", name: "start",
            signature: "func start<Element, OutputSequence: ObservableConvertibleType>(_ create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element",
            result: "TestableObserver<Element>",
            sentence: "Starts as `start(created:subscribed:disposed:create:)` does, with creation at 100, subscription at 200 and disposal at 1000."),
        ]),
      CatalogExtension(
        type: "TestSchedulerVirtualTimeConverter", header: "extension TestSchedulerVirtualTimeConverter",
        members: [
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.convertFromVirtualTime(_:)", name: "convertFromVirtualTime",
            signature: "func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime",
            result: "RxTime",
            sentence: "Returns the date of a time; time 0 is the Unix epoch."),
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.convertToVirtualTime(_:)", name: "convertToVirtualTime",
            signature: "func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit",
            result: "VirtualTimeUnit",
            sentence: "Returns the time of a date, rounded to a whole tick."),
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.convertFromVirtualTimeInterval(_:)", name: "convertFromVirtualTimeInterval",
            signature: "func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval",
            result: "TimeInterval",
            sentence: "Returns an interval in seconds."),
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.convertToVirtualTimeInterval(_:)", name: "convertToVirtualTimeInterval",
            signature: "func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit",
            result: "VirtualTimeIntervalUnit",
            sentence: "Returns an interval in seconds as ticks, rounded to a whole tick."),
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.offsetVirtualTime(_:offset:)", name: "offsetVirtualTime",
            signature: "func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit",
            result: "VirtualTimeUnit",
            sentence: "Returns the time after an interval; sums beyond the last tick are the last tick."),
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.compareVirtualTime(_:_:)", name: "compareVirtualTime",
            signature: "func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison",
            result: "VirtualTimeComparison",
            sentence: "Returns the order of two times."),
        ]),
      CatalogExtension(
        type: "TestableObservable", header: "extension TestableObservable",
        members: [
          CatalogMember(
            key: "TestableObservable.recordedEvents", name: "recordedEvents",
            signature: "var recordedEvents: [Recorded<Event<Element>>] { get }",
            result: "[Recorded<Event<Element>>]",
            sentence: "Events that it sends, in order, with times in ticks."),
          CatalogMember(
            key: "TestableObservable.subscriptions", name: "subscriptions",
            signature: "var subscriptions: [Subscription] { get }",
            result: "[Subscription]",
            sentence: "The subscriptions so far, in the order in which they were made."),
          CatalogMember(
            key: "TestableObservable.subscribe(_:)", name: "subscribe",
            signature: "func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Records the subscription; hot and cold observables differ in the times of the events."),
        ]),
      CatalogExtension(
        type: "TestableObserver", header: "extension TestableObserver",
        members: [
          CatalogMember(
            key: "TestableObserver.events", name: "events",
            signature: "var events: [Recorded<Event<Element>>] { get }",
            result: "[Recorded<Event<Element>>]",
            sentence: "Received events, in order."),
          CatalogMember(
            key: "TestableObserver.on(_:)", name: "on",
            signature: "func on(_ event: Event<Element>)",
            result: "Void",
            sentence: "Records an event at the current time of the scheduler."),
        ]),
    ],
    globals: [
      CatalogMember(
        key: "==(lhs:rhs:)", name: "==",
        signature: "func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool",
        result: "Bool",
        sentence: "Returns true if both carry equal elements, or errors with the same type and description."),
    ])
}
