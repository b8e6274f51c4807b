// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxOperatorsUtility = CatalogFamily(
    name: "OperatorsUtility",
    types: [
    ],
    extensions: [
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.debug(_:trimOutput:file:line:function:)", name: "debug",
            signature: "func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Prints subscriptions, events and disposals.",
            details: "- A line reads `2020-02-29 12:30:15.123: identifier -> Event next(a)`; without an identifier it is the place of the call. With `trimOutput`, long events lose their middle.",
            marble: "source   -a-b-|\nsource.debug(\"name\")\n         -a-b-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.catchError(_:)", name: "catchError",
            signature: "@available(*, deprecated, renamed: \"catch(_:)\") func catchError(_ handler: @escaping (Error) throws -> Observable<Element>) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `catch(_:)`.",
            deprecation: "catch(_:)"),
          CatalogMember(
            key: "ObservableType.catchErrorJustReturn(_:)", name: "catchErrorJustReturn",
            signature: "@available(*, deprecated, renamed: \"catchAndReturn(_:)\") func catchErrorJustReturn(_ element: Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `catchAndReturn(_:)`.",
            deprecation: "catchAndReturn(_:)"),
          CatalogMember(
            key: "static ObservableType.catchError(_:)", name: "catchError",
            signature: "@available(*, deprecated, renamed: \"catch(sequence:)\") static func catchError<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element> where Sequence.Element == Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `catch(sequence:)`.",
            deprecation: "catch(sequence:)"),
          CatalogMember(
            key: "ObservableType.retryWhen(_:) ((Observable<Error>) -> TriggerObservable)", name: "retryWhen",
            signature: "@available(*, deprecated, renamed: \"retry(when:)\") func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(_ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `retry(when:)`.",
            deprecation: "retry(when:)"),
          CatalogMember(
            key: "ObservableType.retryWhen(_:) ((Observable<Error>) -> TriggerObservable)", name: "retryWhen",
            signature: "@available(*, deprecated, renamed: \"retry(when:)\") func retryWhen<TriggerObservable: ObservableType>(_ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `retry(when:)`.",
            deprecation: "retry(when:)"),
          CatalogMember(
            key: "ObservableType.observeOn(_:)", name: "observeOn",
            signature: "@available(*, deprecated, renamed: \"observe(on:)\") func observeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `observe(on:)`.",
            deprecation: "observe(on:)"),
          CatalogMember(
            key: "ObservableType.subscribeOn(_:)", name: "subscribeOn",
            signature: "@available(*, deprecated, renamed: \"subscribe(on:)\") func subscribeOn(_ scheduler: ImmediateSchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `subscribe(on:)`.",
            deprecation: "subscribe(on:)"),
          CatalogMember(
            key: "ObservableType.elementAt(_:)", name: "elementAt",
            signature: "@available(*, deprecated, renamed: \"element(at:)\") func elementAt(_ index: Int) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `element(at:)`.",
            deprecation: "element(at:)"),
          CatalogMember(
            key: "ObservableType.take(_:scheduler:)", name: "take",
            signature: "@available(*, deprecated, renamed: \"take(for:scheduler:)\") func take(_ duration: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `take(for:scheduler:)`.",
            deprecation: "take(for:scheduler:)"),
          CatalogMember(
            key: "ObservableType.takeUntil(_:)", name: "takeUntil",
            signature: "@available(*, deprecated, renamed: \"take(until:)\") func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `take(until:)`.",
            deprecation: "take(until:)"),
          CatalogMember(
            key: "ObservableType.takeUntil(_:predicate:)", name: "takeUntil",
            signature: "@available(*, deprecated, renamed: \"take(until:behavior:)\") func takeUntil(_ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `take(until:behavior:)`.",
            deprecation: "take(until:behavior:)"),
          CatalogMember(
            key: "ObservableType.takeWhile(_:)", name: "takeWhile",
            signature: "@available(*, deprecated, renamed: \"take(while:)\") func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `take(while:)`.",
            deprecation: "take(while:)"),
          CatalogMember(
            key: "ObservableType.skipUntil(_:)", name: "skipUntil",
            signature: "@available(*, deprecated, renamed: \"skip(until:)\") func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `skip(until:)`.",
            deprecation: "skip(until:)"),
          CatalogMember(
            key: "ObservableType.skipWhile(_:)", name: "skipWhile",
            signature: "@available(*, deprecated, renamed: \"skip(while:)\") func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The old name of `skip(while:)`.",
            deprecation: "skip(while:)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)", name: "do",
            signature: "func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((Error) throws -> Void)? = nil, afterError: ((Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Calls closures beside what happens; the events themselves are not changed.",
            details: "- `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed` after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator further down has disposed by then.\n- An error thrown by a closure ends the sequence.",
            marble: "source   -a-b-|\nsource.do(onNext: { _ in })\n         -a-b-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.ifEmpty(default:)", name: "ifEmpty",
            signature: "func ifEmpty(default: Element) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends an element when the sequence completes without one.",
            marble: "source   ---|\nsource.ifEmpty(default: \"x\")\n         ---(x|)"),
          CatalogMember(
            key: "ObservableType.ifEmpty(switchTo:)", name: "ifEmpty",
            signature: "func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Goes on with another sequence when this one completes without an element.",
            marble: "source   ---|\nother    -x|\nsource.ifEmpty(switchTo: other)\n         ----x|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.observe(on:)", name: "observe",
            signature: "func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Sends events on a scheduler, in their order.",
            marble: "source   -a-b-|\nsource.observe(on: CurrentThreadScheduler.instance)\n         -a-b-|"),
          CatalogMember(
            key: "ObservableType.subscribe(on:)", name: "subscribe",
            signature: "func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Subscribes and disposes on a scheduler, after a terminal event too; where events arrive does not change.",
            marble: "source   -a-b-|\nsource.subscribe(on: CurrentThreadScheduler.instance)\n         -a-b-|"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.withUnretained(_:resultSelector:)", name: "withUnretained",
            signature: "func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> Observable<Out>",
            result: "Observable<Out>",
            sentence: "Combines each element with an object that is not retained; completes once that is gone.",
            marble: "source   -1-2-3-|\nsource.withUnretained(owner) { _, element in element * 2 }\n         -2-4-6-|"),
          CatalogMember(
            key: "ObservableType.withUnretained(_:)", name: "withUnretained",
            signature: "func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)>",
            result: "Observable<(Object, Element)>",
            sentence: "Pairs each element with an object that is not retained; completes once that is gone.",
            marble: "source   -1-2-3-|\nsource.withUnretained(owner).map { _, element in element * 2 }\n         -2-4-6-|"),
        ]),
    ],
    globals: [
    ])
}
