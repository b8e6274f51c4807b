// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxCore = CatalogFamily(
    name: "Core",
    types: [
      CatalogType(
        name: "AnyObserver", header: "struct AnyObserver<Element>: ObserverType { typealias EventHandler = (Event<Element>) -> Void }",
        sentence: "An observer with its type erased: a closure that receives events."),
      CatalogType(
        name: "Event", header: "enum Event<Element> { case next(Element); case error(Error); case completed }",
        sentence: "One event of a sequence: `next* (error | completed)?`."),
      CatalogType(
        name: "EventConvertible", header: "protocol EventConvertible { associatedtype Element; var event: Event<Element> { get } }",
        sentence: "Something that can be turned into an event."),
      CatalogType(
        name: "Hooks", header: "enum Hooks { typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Error) -> Void; typealias CustomCaptureSubscriptionCallstack = () -> [String] }",
        sentence: "Hooks into the library's behaviour; they belong to the thread's environment."),
      CatalogType(
        name: "Observable", header: "class Observable<Element>: ObservableType",
        sentence: "A sequence of events that can be subscribed to."),
      CatalogType(
        name: "ObservableConvertibleType", header: "protocol ObservableConvertibleType { associatedtype Element; func asObservable() -> Observable<Element> }",
        sentence: "Something that can be turned into an observable sequence."),
      CatalogType(
        name: "ObservableType", header: "protocol ObservableType: ObservableConvertibleType { func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element }",
        sentence: "A sequence of events that can be subscribed to."),
      CatalogType(
        name: "ObserverType", header: "protocol ObserverType { associatedtype Element; func on(_ event: Event<Element>) }",
        sentence: "Something that receives the events of a sequence."),
      CatalogType(
        name: "Resources", header: "enum Resources",
        sentence: "Counts live objects of the library; compiled in with the flag `TRACE_RESOURCES`."),
      CatalogType(
        name: "RxError", header: "enum RxError: Error, CustomDebugStringConvertible { case unknown; case disposed(object: AnyObject); case overflow; case argumentOutOfRange; case noElements; case moreThanOneElement; case timeout }",
        sentence: "Errors of the library itself."),
    ],
    extensions: [
      CatalogExtension(
        type: "AnyObserver", header: "extension AnyObserver",
        members: [
          CatalogMember(
            key: "AnyObserver.init(eventHandler:)", name: "init",
            signature: "init(eventHandler: @escaping EventHandler)",
            result: "AnyObserver",
            sentence: "An observer that calls `eventHandler` with every event."),
          CatalogMember(
            key: "AnyObserver.init(_:)", name: "init",
            signature: "init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element",
            result: "AnyObserver",
            sentence: "An observer that hands every event to `observer`."),
          CatalogMember(
            key: "AnyObserver.on(_:)", name: "on",
            signature: "func on(_ event: Event<Element>)",
            result: "Void",
            sentence: "Receives one event."),
          CatalogMember(
            key: "AnyObserver.asObserver()", name: "asObserver",
            signature: "func asObserver() -> AnyObserver<Element>",
            result: "AnyObserver<Element>",
            sentence: "This observer."),
        ]),
      CatalogExtension(
        type: "Event", header: "extension Event: CustomDebugStringConvertible",
        members: [
          CatalogMember(
            key: "Event.debugDescription", name: "debugDescription",
            signature: "var debugDescription: String { get }",
            result: "String",
            sentence: "`next(1)`, `error(…)` or `completed`."),
        ]),
      CatalogExtension(
        type: "Event", header: "extension Event",
        members: [
          CatalogMember(
            key: "Event.isStopEvent", name: "isStopEvent",
            signature: "var isStopEvent: Bool { get }",
            result: "Bool",
            sentence: "True if this is `completed` or `error`."),
          CatalogMember(
            key: "Event.element", name: "element",
            signature: "var element: Element? { get }",
            result: "Element?",
            sentence: "The element of a `next` event."),
          CatalogMember(
            key: "Event.error", name: "error",
            signature: "var error: Error? { get }",
            result: "Error?",
            sentence: "The error of an `error` event."),
          CatalogMember(
            key: "Event.isCompleted", name: "isCompleted",
            signature: "var isCompleted: Bool { get }",
            result: "Bool",
            sentence: "True if this is `completed`."),
          CatalogMember(
            key: "Event.map(_:)", name: "map",
            signature: "func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result>",
            result: "Event<Result>",
            sentence: "Returns this event with its element transformed; an error thrown by `transform` becomes an error event."),
        ]),
      CatalogExtension(
        type: "Event", header: "extension Event: EventConvertible",
        members: [
          CatalogMember(
            key: "Event.event", name: "event",
            signature: "var event: Event<Element> { get }",
            result: "Event<Element>",
            sentence: "The event itself."),
        ]),
      CatalogExtension(
        type: "Hooks", header: "extension Hooks",
        members: [
          CatalogMember(
            key: "static Hooks.recordCallStackOnError", name: "recordCallStackOnError",
            signature: "static var recordCallStackOnError: Bool { get set }",
            result: "Bool",
            sentence: "True if subscriptions without an error handler record their call stack; false unless set."),
          CatalogMember(
            key: "static Hooks.defaultErrorHandler", name: "defaultErrorHandler",
            signature: "static var defaultErrorHandler: DefaultErrorHandler { get set }",
            result: "DefaultErrorHandler",
            sentence: "Handler of errors that no subscriber handles; prints them in debug builds unless set."),
          CatalogMember(
            key: "static Hooks.customCaptureSubscriptionCallstack", name: "customCaptureSubscriptionCallstack",
            signature: "static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack { get set }",
            result: "CustomCaptureSubscriptionCallstack",
            sentence: "Function that captures the call stack of a subscription."),
        ]),
      CatalogExtension(
        type: "Observable", header: "extension Observable",
        members: [
          CatalogMember(
            key: "Observable.subscribe(_:)", name: "subscribe",
            signature: "func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes `observer`; events arrive until a terminal event or until the result is disposed."),
          CatalogMember(
            key: "Observable.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "This sequence."),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "This sequence with its type erased."),
        ]),
      CatalogExtension(
        type: "ObserverType", header: "extension ObserverType",
        members: [
          CatalogMember(
            key: "ObserverType.onNext(_:)", name: "onNext",
            signature: "func onNext(_ element: Element)",
            result: "Void",
            sentence: "Sends `next(element)`."),
          CatalogMember(
            key: "ObserverType.onCompleted()", name: "onCompleted",
            signature: "func onCompleted()",
            result: "Void",
            sentence: "Sends `completed`."),
          CatalogMember(
            key: "ObserverType.onError(_:)", name: "onError",
            signature: "func onError(_ error: Error)",
            result: "Void",
            sentence: "Sends `error(error)`."),
          CatalogMember(
            key: "ObserverType.asObserver()", name: "asObserver",
            signature: "func asObserver() -> AnyObserver<Element>",
            result: "AnyObserver<Element>",
            sentence: "This observer with its type erased."),
          CatalogMember(
            key: "ObserverType.mapObserver(_:)", name: "mapObserver",
            signature: "func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result>",
            result: "AnyObserver<Result>",
            sentence: "An observer that transforms what it receives and hands it on to this one; an error thrown by `transform` is sent as an error event."),
        ]),
      CatalogExtension(
        type: "Resources", header: "extension Resources",
        members: [
          CatalogMember(
            key: "static Resources.total", name: "total",
            signature: "static var total: Int32 { get }",
            result: "Int32",
            sentence: "The number of resources that are alive."),
          CatalogMember(
            key: "static Resources.numberOfSerialDispatchQueueObservables", name: "numberOfSerialDispatchQueueObservables",
            signature: "static var numberOfSerialDispatchQueueObservables: Int32 { get }",
            result: "Int32",
            sentence: "The number of sequences that `observe(on:)` made with a serial dispatch queue scheduler."),
          CatalogMember(
            key: "static Resources.incrementTotal()", name: "incrementTotal",
            signature: "@discardableResult static func incrementTotal() -> Int32",
            result: "Int32",
            sentence: "Adds one to the count and returns the count."),
          CatalogMember(
            key: "static Resources.decrementTotal()", name: "decrementTotal",
            signature: "@discardableResult static func decrementTotal() -> Int32",
            result: "Int32",
            sentence: "Takes one from the count and returns the count."),
        ]),
      CatalogExtension(
        type: "RxError", header: "extension RxError",
        members: [
          CatalogMember(
            key: "RxError.debugDescription", name: "debugDescription",
            signature: "var debugDescription: String { get }",
            result: "String",
            sentence: "A sentence that describes the error."),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.subscribe(_:)", name: "subscribe",
            signature: "func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a closure to all events.",
            details: "- Returns: The subscription.",
            marble: "source   -1-2-3-|\nsource.subscribe { event in out.on(event) }\n         -1-2-3-|"),
          CatalogMember(
            key: "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)", name: "subscribe",
            signature: "func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes closures to elements, to the error, to the completion and to the end of the subscription.",
            details: "- `onDisposed` is called once, after the terminal event or when the subscription is disposed.\n- An error without `onError` is reported to `Hooks.defaultErrorHandler`.\n- Returns: The subscription.",
            marble: "source   -1-2-3-|\nsource.subscribe(onNext: { out.onNext($0 * 2) }, onCompleted: { out.onCompleted() })\n         -2-4-6-|"),
          CatalogMember(
            key: "ObservableType.subscribe(with:onNext:onError:onCompleted:onDisposed:)", name: "subscribe",
            signature: "func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes closures that are handed `object`, which is not retained: they are not called once it is gone.",
            details: "- Returns: The subscription.",
            marble: "source   -1-2-3-|\nsource.subscribe(with: owner, onNext: { owner, element in out.onNext(element) })\n         -1-2-3"),
        ]),
    ],
    globals: [
      CatalogMember(
        key: "maxTailRecursiveSinkStackSize", name: "maxTailRecursiveSinkStackSize",
        signature: "var maxTailRecursiveSinkStackSize: Int { get set }",
        result: "Int",
        sentence: "The most successions that had to wait within one another, in `concat`, `retry` and `catch(sequence:)`; set it to zero to measure anew."),
    ])
}
