// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

extension GeneratedCatalog {
  static let rxTraitsInfallible = CatalogFamily(
    name: "TraitsInfallible",
    types: [
      CatalogType(
        name: "InfallibleType", header: "protocol InfallibleType: ObservableConvertibleType",
        sentence: "A sequence that never fails. Unlike a driver it is neither shared nor bound to a scheduler."),
      CatalogType(
        name: "Infallible", header: "struct Infallible<Element>: InfallibleType { typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void }",
        sentence: "A sequence that never fails. Unlike a driver it is neither shared nor bound to a scheduler."),
      CatalogType(
        name: "InfallibleEvent", header: "enum InfallibleEvent<Element> { case next(Element); case completed }",
        sentence: "An event of a sequence that never fails."),
    ],
    extensions: [
      CatalogExtension(
        type: "InfallibleType", header: "extension InfallibleType",
        members: [
          CatalogMember(
            key: "static InfallibleType.just(_:)", name: "just",
            signature: "static func just(_ element: Element) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends one element and completes."),
          CatalogMember(
            key: "static InfallibleType.just(_:scheduler:)", name: "just",
            signature: "static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends one element and completes, on a scheduler."),
          CatalogMember(
            key: "static InfallibleType.never()", name: "never",
            signature: "static func never() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Never sends anything."),
          CatalogMember(
            key: "static InfallibleType.empty()", name: "empty",
            signature: "static func empty() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Completes at once."),
          CatalogMember(
            key: "static InfallibleType.deferred(_:)", name: "deferred",
            signature: "static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Makes the sequence anew for each subscription."),
        ]),
      CatalogExtension(
        type: "Infallible", header: "extension Infallible",
        members: [
          CatalogMember(
            key: "static Infallible.of(_:scheduler:)", name: "of",
            signature: "static func of(_ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends the given elements and completes."),
          CatalogMember(
            key: "static Infallible.from(_:scheduler:) ([Element], ImmediateSchedulerType)", name: "from",
            signature: "static func from(_ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Sends the elements of an array and completes."),
          CatalogMember(
            key: "static Infallible.from(_:scheduler:) (Sequence, ImmediateSchedulerType)", name: "from",
            signature: "static func from<Sequence: Swift.Sequence>(_ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element> where Sequence.Element == Element",
            result: "Infallible<Element>",
            sentence: "Sends the elements of a sequence and completes."),
        ]),
      CatalogExtension(
        type: "InfallibleType", header: "extension InfallibleType",
        members: [
          CatalogMember(
            key: "InfallibleType.subscribe(_:)", name: "subscribe",
            signature: "func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a function of all events."),
          CatalogMember(
            key: "InfallibleType.subscribe(onNext:onCompleted:onDisposed:)", name: "subscribe",
            signature: "func subscribe(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers."),
          CatalogMember(
            key: "InfallibleType.subscribe(with:onNext:onCompleted:onDisposed:)", name: "subscribe",
            signature: "func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives."),
        ]),
      CatalogExtension(
        type: "Infallible", header: "extension Infallible",
        members: [
          CatalogMember(
            key: "Infallible.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The sequence as an observable."),
        ]),
      CatalogExtension(
        type: "InfallibleEvent", header: "extension InfallibleEvent: EventConvertible",
        members: [
          CatalogMember(
            key: "InfallibleEvent.event", name: "event",
            signature: "var event: Event<Element> { get }",
            result: "Event<Element>",
            sentence: "The same event as one of an observable."),
        ]),
      CatalogExtension(
        type: "Infallible", header: "extension Infallible",
        members: [
          CatalogMember(
            key: "static Infallible.create(subscribe:)", name: "create",
            signature: "static func create(subscribe: @escaping (@escaping InfallibleObserver) -> Disposable) -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "Makes a sequence of a function that is called for each subscription and sends what it likes to the observer."),
        ]),
      CatalogExtension(
        type: "BehaviorRelay", header: "extension BehaviorRelay",
        members: [
          CatalogMember(
            key: "BehaviorRelay.asInfallible()", name: "asInfallible",
            signature: "func asInfallible() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "The relay as a sequence that cannot fail."),
        ]),
      CatalogExtension(
        type: "PublishRelay", header: "extension PublishRelay",
        members: [
          CatalogMember(
            key: "PublishRelay.asInfallible()", name: "asInfallible",
            signature: "func asInfallible() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "The relay as a sequence that cannot fail."),
        ]),
      CatalogExtension(
        type: "ReplayRelay", header: "extension ReplayRelay",
        members: [
          CatalogMember(
            key: "ReplayRelay.asInfallible()", name: "asInfallible",
            signature: "func asInfallible() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "The relay as a sequence that cannot fail."),
        ]),
    ],
    globals: [
    ])
}
