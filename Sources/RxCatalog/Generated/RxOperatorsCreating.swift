// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxOperatorsCreating = CatalogFamily(
    name: "OperatorsCreating",
    types: [
    ],
    extensions: [
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.create(_:)", name: "create",
            signature: "static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Makes a sequence from a closure that is run for every subscription and sends events to its observer.",
            details: "- The disposable that the closure returns is disposed when the sequence ends or the subscription is disposed.",
            marble: "Observable<String>.create { observer in observer.onNext(\"a\"); observer.onCompleted(); return Disposables.create() }\n         (a|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.deferred(_:)", name: "deferred",
            signature: "static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Makes a sequence anew for every subscription.",
            details: "- An error thrown by `observableFactory` is sent as an error event.",
            marble: "source   -a-b-|\nObservable.deferred { source }\n         -a-b-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.empty()", name: "empty",
            signature: "static func empty() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Completes at once without an element.",
            marble: "Observable<String>.empty()\n         |"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.error(_:)", name: "error",
            signature: "static func error(_ error: Error) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Ends with an error at once.",
            marble: "Observable<String>.error(RxError.unknown)\n         #"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.of(_:scheduler:)", name: "of",
            signature: "static func of(_ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends the given elements and completes.",
            marble: "Observable.of(\"a\", \"b\", \"c\")\n         (abc|)"),
          CatalogMember(
            key: "static ObservableType.from(_:scheduler:) ([Element], ImmediateSchedulerType)", name: "from",
            signature: "static func from(_ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends the elements of an array and completes.",
            marble: "Observable.from([\"a\", \"b\", \"c\"])\n         (abc|)"),
          CatalogMember(
            key: "static ObservableType.from(_:scheduler:) (Sequence, ImmediateSchedulerType)", name: "from",
            signature: "static func from<Sequence: Swift.Sequence>(_ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> where Sequence.Element == Element",
            result: "Observable<Element>",
            sentence: "Sends the elements of a Swift sequence and completes.",
            marble: "Observable.from(1...3)\n         (123|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.from(optional:)", name: "from",
            signature: "static func from(optional: Element?) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends the value of an optional, if it has one, and completes.",
            marble: "Observable.from(optional: \"a\")\n         (a|)"),
          CatalogMember(
            key: "static ObservableType.from(optional:scheduler:)", name: "from",
            signature: "static func from(optional: Element?, scheduler: ImmediateSchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends the value of an optional, if it has one, and completes, on a scheduler.",
            marble: "Observable.from(optional: \"a\", scheduler: CurrentThreadScheduler.instance)\n         (a|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.generate(initialState:condition:scheduler:iterate:)", name: "generate",
            signature: "static func generate(initialState: Element, condition: @escaping (Element) throws -> Bool, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance, iterate: @escaping (Element) throws -> Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends states, each made from the one before, while a condition holds, and completes.",
            details: "- An error thrown by either closure is sent as an error event.",
            marble: "Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })\n         (124|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.just(_:)", name: "just",
            signature: "static func just(_ element: Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends one element and completes.",
            marble: "Observable.just(\"a\")\n         (a|)"),
          CatalogMember(
            key: "static ObservableType.just(_:scheduler:)", name: "just",
            signature: "static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends one element and completes, on a scheduler.",
            marble: "Observable.just(\"a\", scheduler: scheduler)\n         (a|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.never()", name: "never",
            signature: "static func never() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Never sends anything.",
            marble: "Observable<String>.never()\n         -"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType where Element: RxAbstractInteger",
        members: [
          CatalogMember(
            key: "static ObservableType.range(start:count:scheduler:)", name: "range",
            signature: "static func range(start: Element, count: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends `count` consecutive numbers beginning with `start` and completes.",
            details: "- A negative `count`, or a range beyond the largest number, is a fault that is reported; nothing is sent then.",
            marble: "Observable.range(start: 1, count: 3)\n         (123|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.repeatElement(_:scheduler:)", name: "repeatElement",
            signature: "static func repeatElement(_ element: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends the same element for ever.",
            marble: "Observable.repeatElement(\"a\").take(3)\n         (aaa|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType where Element: RxAbstractInteger",
        members: [
          CatalogMember(
            key: "static ObservableType.interval(_:scheduler:)", name: "interval",
            signature: "static func interval(_ period: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends 0, 1, 2 … , one every `period`.",
            marble: "Observable<Int>.interval(.milliseconds(200), scheduler: scheduler).take(3)\n         --0-1-(2|)"),
          CatalogMember(
            key: "static ObservableType.timer(_:period:scheduler:)", name: "timer",
            signature: "static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: SchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends 0 after `dueTime` and completes, or goes on with 1, 2 … every `period`.",
            marble: "Observable<Int>.timer(.milliseconds(100), period: .milliseconds(200), scheduler: scheduler).take(3)\n         -0-1-(2|)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "static ObservableType.using(_:observableFactory:)", name: "using",
            signature: "static func using<Resource: Disposable>(_ resourceFactory: @escaping () throws -> Resource, observableFactory: @escaping (Resource) throws -> Observable<Element>) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Makes a resource for every subscription, and a sequence that uses it; disposes the resource when that ends.",
            details: "- An error thrown by either closure is sent as an error event.",
            marble: "source   -a-b-|\nObservable.using({ BooleanDisposable() }) { _ in source }\n         -a-b-|"),
        ]),
    ],
    globals: [
    ])
}
