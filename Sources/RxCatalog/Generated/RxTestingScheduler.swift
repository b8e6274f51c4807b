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
        sentence: "A scheduler whose time moves only when the test says so, and which makes observables and observers that record."),
      CatalogType(
        name: "TestScheduler.Defaults", header: "enum TestScheduler.Defaults",
        sentence: "The times that `start` uses unless it is told others."),
      CatalogType(
        name: "TestSchedulerVirtualTimeConverter", header: "struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType { typealias VirtualTimeUnit = Int; typealias VirtualTimeIntervalUnit = Int }",
        sentence: "Converts between ticks and seconds, at `resolution` seconds a tick."),
      CatalogType(
        name: "TestableObservable", header: "class TestableObservable<Element>: ObservableType",
        sentence: "An observable of given events that records when it was subscribed to and unsubscribed from."),
      CatalogType(
        name: "TestableObserver", header: "class TestableObserver<Element>: ObserverType",
        sentence: "An observer that records what it receives and when, in ticks of its scheduler."),
    ],
    extensions: [
      CatalogExtension(
        type: "Event", header: "extension Event: Equatable where Element: Equatable",
        members: [
          CatalogMember(
            key: "static Event.==(lhs:rhs:)", name: "==",
            signature: "static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool",
            result: "Bool"),
        ]),
      CatalogExtension(
        type: "MaybeEvent", header: "extension MaybeEvent: Equatable where Element: Equatable",
        members: [
          CatalogMember(
            key: "static MaybeEvent.==(lhs:rhs:)", name: "==",
            signature: "static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool",
            result: "Bool"),
        ]),
      CatalogExtension(
        type: "CompletableEvent", header: "extension CompletableEvent: Equatable",
        members: [
          CatalogMember(
            key: "static CompletableEvent.==(lhs:rhs:)", name: "==",
            signature: "static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool",
            result: "Bool"),
        ]),
      CatalogExtension(
        type: "Recorded", header: "extension Recorded",
        members: [
          CatalogMember(
            key: "Recorded.time", name: "time",
            signature: "var time: TestTime { get }",
            result: "TestTime",
            sentence: "When it was recorded, in ticks."),
          CatalogMember(
            key: "Recorded.value", name: "value",
            signature: "var value: Value { get }",
            result: "Value",
            sentence: "What was recorded."),
          CatalogMember(
            key: "Recorded.init(time:value:)", name: "init",
            signature: "init(time: TestTime, value: Value)",
            result: "Recorded"),
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
            result: "Bool"),
        ]),
      CatalogExtension(
        type: "Recorded", header: "extension Recorded",
        members: [
          CatalogMember(
            key: "static Recorded.next(_:_:)", name: "next",
            signature: "static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T>",
            result: "Recorded<Event<T>>",
            sentence: "A next event at a time."),
          CatalogMember(
            key: "static Recorded.completed(_:_:)", name: "completed",
            signature: "static func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T>",
            result: "Recorded<Event<T>>",
            sentence: "A completed event at a time."),
          CatalogMember(
            key: "static Recorded.error(_:_:_:)", name: "error",
            signature: "static func error<T>(_ time: TestTime, _ error: Error, _ type: T.Type = T.self) -> Recorded<Event<T>> where Value == Event<T>",
            result: "Recorded<Event<T>>",
            sentence: "An error event at a time."),
          CatalogMember(
            key: "static Recorded.events(_:) (Recorded<Event<T>>...)", name: "events",
            signature: "static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>] where Value == Event<T>",
            result: "[Recorded<Event<T>>]",
            sentence: "The given events as an array, so that their element type is inferred once."),
          CatalogMember(
            key: "static Recorded.events(_:) ([Recorded<Event<T>>])", name: "events",
            signature: "static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>] where Value == Event<T>",
            result: "[Recorded<Event<T>>]",
            sentence: "The given events, so that their element type is inferred once."),
        ]),
      CatalogExtension(
        type: "Subscription", header: "extension Subscription",
        members: [
          CatalogMember(
            key: "Subscription.subscribe", name: "subscribe",
            signature: "var subscribe: TestTime { get }",
            result: "TestTime",
            sentence: "When the subscription was made."),
          CatalogMember(
            key: "Subscription.unsubscribe", name: "unsubscribe",
            signature: "var unsubscribe: TestTime { get }",
            result: "TestTime",
            sentence: "When it ended; `Int.max` while it lasts."),
          CatalogMember(
            key: "Subscription.init(_:)", name: "init",
            signature: "init(_ subscribe: TestTime)",
            result: "Subscription",
            sentence: "A subscription that lasts."),
          CatalogMember(
            key: "Subscription.init(_:_:)", name: "init",
            signature: "init(_ subscribe: TestTime, _ unsubscribe: TestTime)",
            result: "Subscription",
            sentence: "A subscription that has ended."),
          CatalogMember(
            key: "Subscription.hash(into:)", name: "hash",
            signature: "func hash(into hasher: inout Hasher)",
            result: "Void"),
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
            sentence: "When the observable is made."),
          CatalogMember(
            key: "static TestScheduler.Defaults.subscribed", name: "subscribed",
            signature: "static var subscribed: TestTime { get }",
            result: "TestTime",
            sentence: "When it is subscribed to."),
          CatalogMember(
            key: "static TestScheduler.Defaults.disposed", name: "disposed",
            signature: "static var disposed: TestTime { get }",
            result: "TestTime",
            sentence: "When the subscription is disposed."),
        ]),
      CatalogExtension(
        type: "TestScheduler", header: "extension TestScheduler",
        members: [
          CatalogMember(
            key: "TestScheduler.init(initialClock:resolution:simulateProcessingDelay:)", name: "init",
            signature: "init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true)",
            result: "TestScheduler",
            details: "- Parameters: - initialClock: The first time, in ticks. - resolution: Seconds a tick. - simulateProcessingDelay: Whether work that is due at once runs one tick later."),
          CatalogMember(
            key: "TestScheduler.createHotObservable(_:)", name: "createHotObservable",
            signature: "func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "An observable that sends its events at their absolute times, whether anybody listens or not."),
          CatalogMember(
            key: "TestScheduler.createColdObservable(_:)", name: "createColdObservable",
            signature: "func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element>",
            result: "TestableObservable<Element>",
            sentence: "An observable that sends its events to each observer, at times counted from its subscription."),
          CatalogMember(
            key: "TestScheduler.createObserver(_:)", name: "createObserver",
            signature: "func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element>",
            result: "TestableObserver<Element>",
            sentence: "An observer that records what it receives and when."),
          CatalogMember(
            key: "TestScheduler.scheduleAt(_:action:)", name: "scheduleAt",
            signature: "func scheduleAt(_ time: TestTime, action: @escaping () -> Void)",
            result: "Void",
            sentence: "Runs `action` at an absolute time."),
          CatalogMember(
            key: "TestScheduler.start(created:subscribed:disposed:create:)", name: "start",
            signature: "func start<Element, OutputSequence: ObservableConvertibleType>(created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element",
            result: "TestableObserver<Element>",
            sentence: "Makes the observable, subscribes and disposes at the given times, runs all that is scheduled, and returns the observer with what it recorded."),
          CatalogMember(
            key: "TestScheduler.start(disposed:create:)", name: "start",
            signature: "func start<Element, OutputSequence: ObservableConvertibleType>(disposed: TestTime, create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element",
            result: "TestableObserver<Element>",
            sentence: "The same, made at 100 and subscribed at 200."),
          CatalogMember(
            key: "TestScheduler.start(_:)", name: "start",
            signature: "func start<Element, OutputSequence: ObservableConvertibleType>(_ create: @escaping () -> OutputSequence) -> TestableObserver<Element> where OutputSequence.Element == Element",
            result: "TestableObserver<Element>",
            sentence: "The same, made at 100, subscribed at 200 and disposed at 1000."),
        ]),
      CatalogExtension(
        type: "TestSchedulerVirtualTimeConverter", header: "extension TestSchedulerVirtualTimeConverter",
        members: [
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.convertFromVirtualTime(_:)", name: "convertFromVirtualTime",
            signature: "func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime",
            result: "RxTime"),
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.convertToVirtualTime(_:)", name: "convertToVirtualTime",
            signature: "func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit",
            result: "VirtualTimeUnit"),
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.convertFromVirtualTimeInterval(_:)", name: "convertFromVirtualTimeInterval",
            signature: "func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval",
            result: "TimeInterval"),
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.convertToVirtualTimeInterval(_:)", name: "convertToVirtualTimeInterval",
            signature: "func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit",
            result: "VirtualTimeIntervalUnit"),
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.offsetVirtualTime(_:offset:)", name: "offsetVirtualTime",
            signature: "func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit",
            result: "VirtualTimeUnit"),
          CatalogMember(
            key: "TestSchedulerVirtualTimeConverter.compareVirtualTime(_:_:)", name: "compareVirtualTime",
            signature: "func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison",
            result: "VirtualTimeComparison"),
        ]),
      CatalogExtension(
        type: "TestableObservable", header: "extension TestableObservable",
        members: [
          CatalogMember(
            key: "TestableObservable.recordedEvents", name: "recordedEvents",
            signature: "var recordedEvents: [Recorded<Event<Element>>] { get }",
            result: "[Recorded<Event<Element>>]",
            sentence: "The events it sends, in order."),
          CatalogMember(
            key: "TestableObservable.subscriptions", name: "subscriptions",
            signature: "var subscriptions: [Subscription] { get }",
            result: "[Subscription]",
            sentence: "The subscriptions so far, in the order in which they were made."),
          CatalogMember(
            key: "TestableObservable.subscribe(_:)", name: "subscribe",
            signature: "func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Records the subscription; hot and cold observables say what is sent."),
        ]),
      CatalogExtension(
        type: "TestableObserver", header: "extension TestableObserver",
        members: [
          CatalogMember(
            key: "TestableObserver.events", name: "events",
            signature: "var events: [Recorded<Event<Element>>] { get }",
            result: "[Recorded<Event<Element>>]",
            sentence: "What was received, in order."),
          CatalogMember(
            key: "TestableObserver.on(_:)", name: "on",
            signature: "func on(_ event: Event<Element>)",
            result: "Void"),
        ]),
    ],
    globals: [
      CatalogMember(
        key: "==(lhs:rhs:)", name: "==",
        signature: "func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool",
        result: "Bool",
        sentence: "The results of a `Single` are equal when both carry equal elements, or errors whose type and description agree."),
    ])
}
