// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let rxTraitsPrimitive = CatalogFamily(
    name: "TraitsPrimitive",
    types: [
      CatalogType(
        name: "CompletableTrait", header: "enum CompletableTrait",
        sentence: "Completes, or fails, without elements."),
      CatalogType(
        name: "CompletableEvent", header: "enum CompletableEvent { case error(Error); case completed }",
        sentence: "Terminal event of a completable."),
      CatalogType(
        name: "MaybeTrait", header: "enum MaybeTrait",
        sentence: "Sends one element, completes without one, or fails."),
      CatalogType(
        name: "MaybeEvent", header: "enum MaybeEvent<Element> { case success(Element); case error(Error); case completed }",
        sentence: "Terminal event of a maybe."),
      CatalogType(
        name: "PrimitiveSequence", header: "struct PrimitiveSequence<Trait, Element>",
        sentence: "An observable whose number of elements `Trait` determines: exactly one, at most one, none."),
      CatalogType(
        name: "PrimitiveSequenceType", header: "protocol PrimitiveSequenceType { associatedtype Trait; associatedtype Element; var primitiveSequence: PrimitiveSequence<Trait, Element> { get } }",
        sentence: "Something that is a primitive sequence."),
      CatalogType(
        name: "SingleTrait", header: "enum SingleTrait",
        sentence: "Sends exactly one element, or fails."),
    ],
    extensions: [
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never",
        members: [
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.concat(_:)", name: "concat",
            signature: "func concat(_ second: Completable) -> Completable",
            result: "Completable",
            sentence: "Runs another completable after this one.",
            marble: "Completable.empty().concat(Completable.empty())\n         |"),
          CatalogMember(
            key: "static PrimitiveSequenceType<CompletableTrait>.zip(_:) (Collection)", name: "zip",
            signature: "static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable where Collection.Element == Completable",
            result: "Completable",
            sentence: "Runs completables side by side and completes when all have.",
            marble: "Completable.zip([Completable.empty(), Completable.never()])\n         -"),
          CatalogMember(
            key: "static PrimitiveSequenceType<CompletableTrait>.zip(_:) (Completable...)", name: "zip",
            signature: "static func zip(_ sources: Completable...) -> Completable",
            result: "Completable",
            sentence: "Runs completables side by side and completes when all have.",
            marble: "Completable.zip(Completable.empty(), Completable.never())\n         ---"),
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.andThen(_:) (Single<Element>)", name: "andThen",
            signature: "func andThen<Element>(_ second: Single<Element>) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Goes on with a single after completing.",
            marble: "Completable.empty().andThen(Single.just(1))\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.andThen(_:) (Maybe<Element>)", name: "andThen",
            signature: "func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Goes on with a maybe after completing.",
            marble: "Completable.empty().andThen(Maybe.just(1))\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.andThen(_:) (Completable)", name: "andThen",
            signature: "func andThen(_ second: Completable) -> Completable",
            result: "Completable",
            sentence: "Goes on with another completable after completing.",
            marble: "Completable.empty().andThen(Completable.never())\n         ---"),
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.andThen(_:) (Observable<Element>)", name: "andThen",
            signature: "func andThen<Element>(_ second: Observable<Element>) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Goes on with an observable after completing.",
            marble: "Completable.empty().andThen(Observable.of(1, 2))\n         (12|)"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never { typealias CompletableObserver = (CompletableEvent) -> Void }",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType<CompletableTrait>.create(subscribe:)", name: "create",
            signature: "static func create(subscribe: @escaping (@escaping CompletableObserver) -> Disposable) -> Completable",
            result: "Completable",
            sentence: "Makes a completable of a function that is called for each subscription and reports the end to the observer.",
            marble: "Completable.create { observer in observer(.completed); return Disposables.create() }\n         |"),
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.subscribe(_:)", name: "subscribe",
            signature: "func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a function of the end.",
            marble: "Completable.empty().subscribe { event in if case .completed = event { out.onNext(1) } }\n         1"),
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.subscribe(onCompleted:onError:onDisposed:)", name: "subscribe",
            signature: "func subscribe(onCompleted: (() -> Void)? = nil, onError: ((Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers.",
            details: "An error without a handler is unhandled.",
            marble: "Completable.empty().subscribe(onCompleted: { out.onNext(1) })\n         1"),
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.subscribe(with:onCompleted:onError:onDisposed:)", name: "subscribe",
            signature: "func subscribe<Object: AnyObject>(with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives.",
            marble: "Completable.empty().subscribe(with: owner, onCompleted: { owner in out.onNext(1) })\n         1"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == MaybeTrait",
        members: [
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.flatMap(_:)", name: "flatMap",
            signature: "func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result>",
            result: "Maybe<Result>",
            sentence: "Goes on with the maybe that `selector` makes of the element.",
            marble: "Maybe.just(1).flatMap { Maybe.just($0 + 1) }\n         (2|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.ifEmpty(switchTo:) (Single<Element>)", name: "ifEmpty",
            signature: "func ifEmpty(switchTo other: Single<Element>) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Goes on with a single where there is no element.",
            marble: "Maybe<Int>.empty().ifEmpty(switchTo: Single.just(1))\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.asCompletable()", name: "asCompletable",
            signature: "func asCompletable() -> Completable",
            result: "Completable",
            sentence: "Completes in place of the element.",
            marble: "Maybe.just(1).asCompletable()\n         |"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == MaybeTrait { typealias MaybeObserver = (MaybeEvent<Element>) -> Void }",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.create(subscribe:)", name: "create",
            signature: "static func create(subscribe: @escaping (@escaping MaybeObserver) -> Disposable) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Makes a maybe of a function that is called for each subscription and reports the end to the observer.",
            marble: "Maybe<Int>.create { observer in observer(.success(1)); return Disposables.create() }\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.subscribe(_:)", name: "subscribe",
            signature: "func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a function of the end.",
            marble: "Maybe.just(1).subscribe { event in if case .success(let element) = event { out.onNext(element) } }\n         1"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.subscribe(onSuccess:onError:onCompleted:onDisposed:)", name: "subscribe",
            signature: "func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers.",
            details: "An error without a handler is unhandled.",
            marble: "Maybe.just(1).subscribe(onSuccess: { out.onNext($0) })\n         1"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.subscribe(with:onSuccess:onError:onCompleted:onDisposed:)", name: "subscribe",
            signature: "func subscribe<Object: AnyObject>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onError: ((Object, Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives.",
            marble: "Maybe.just(1).subscribe(with: owner, onSuccess: { owner, element in out.onNext(element) })\n         1"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType",
        members: [
          CatalogMember(
            key: "ObservableType.asSingle()", name: "asSingle",
            signature: "func asSingle() -> PrimitiveSequence<SingleTrait, Element>",
            result: "PrimitiveSequence<SingleTrait, Element>",
            sentence: "Sends the only element; fails with `RxError.noElements` or `RxError.moreThanOneElement` where it is not the only.",
            marble: "source   -1-|\nsource.asSingle()\n         ---(1|)"),
          CatalogMember(
            key: "ObservableType.asMaybe()", name: "asMaybe",
            signature: "func asMaybe() -> PrimitiveSequence<MaybeTrait, Element>",
            result: "PrimitiveSequence<MaybeTrait, Element>",
            sentence: "Sends the only element, if there is one; fails with `RxError.moreThanOneElement` where there are more.",
            marble: "source   -1-|\nsource.asMaybe()\n         ---(1|)"),
          CatalogMember(
            key: "ObservableType.first()", name: "first",
            signature: "func first() -> Single<Element?>",
            result: "Single<Element?>",
            sentence: "Sends the first element, or nil when the sequence is empty.",
            marble: "source   -1-2-|\nsource.first().map { $0 ?? 0 }\n         -(1|)"),
          CatalogMember(
            key: "ObservableType.toArray()", name: "toArray",
            signature: "func toArray() -> Single<[Element]>",
            result: "Single<[Element]>",
            sentence: "Sends all elements as one array when the sequence completes.",
            marble: "source   -1-2-|\nsource.toArray()\n         -----('[1, 2]' |)"),
        ]),
      CatalogExtension(
        type: "ObservableType", header: "extension ObservableType where Element == Never",
        members: [
          CatalogMember(
            key: "ObservableType.asCompletable()", name: "asCompletable",
            signature: "func asCompletable() -> PrimitiveSequence<CompletableTrait, Never>",
            result: "PrimitiveSequence<CompletableTrait, Never>",
            sentence: "Makes a sequence without elements a completable.",
            marble: "source   -1-2-3-|\nsource.ignoreElements().asCompletable()\n         -------|"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == SingleTrait",
        members: [
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.subscribe(onSuccess:onError:onDisposed:)", name: "subscribe",
            signature: "@available(*, deprecated, renamed: \"subscribe(onSuccess:onFailure:onDisposed:)\") func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: @escaping ((Error) -> Void), onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "The former name of `subscribe(onSuccess:onFailure:onDisposed:)`.",
            deprecation: "subscribe(onSuccess:onFailure:onDisposed:)"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequence", header: "extension PrimitiveSequence",
        members: [
          CatalogMember(
            key: "static PrimitiveSequence.using(_:primitiveSequenceFactory:)", name: "using",
            signature: "static func using<Resource: Disposable>(_ resourceFactory: @escaping () throws -> Resource, primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Makes a resource for each subscription, and disposes it when the sequence made with it ends.",
            marble: "Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in Single.just(1) })\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequence.timeout(_:other:scheduler:)", name: "timeout",
            signature: "func timeout(_ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Goes on with another sequence when nothing comes for a time.",
            marble: "Single<Int>.never().timeout(.milliseconds(300), other: Single.just(7), scheduler: scheduler)\n         ---(7|)"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Element: RxAbstractInteger",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType.timer(_:scheduler:)", name: "timer",
            signature: "static func timer(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Sends zero after a time and completes.",
            marble: "Single<Int>.timer(.milliseconds(300), scheduler: scheduler)\n         ---(0|)"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequence", header: "extension PrimitiveSequence: PrimitiveSequenceType",
        members: [
          CatalogMember(
            key: "PrimitiveSequence.primitiveSequence", name: "primitiveSequence",
            signature: "var primitiveSequence: PrimitiveSequence<Trait, Element> { get }",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "The primitive sequence itself."),
        ]),
      CatalogExtension(
        type: "PrimitiveSequence", header: "extension PrimitiveSequence: ObservableConvertibleType",
        members: [
          CatalogMember(
            key: "PrimitiveSequence.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The sequence as an observable."),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == SingleTrait",
        members: [
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.flatMap(_:)", name: "flatMap",
            signature: "func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result>",
            result: "Single<Result>",
            sentence: "Goes on with the single that `selector` makes of the element.",
            marble: "Single.just(1).flatMap { Single.just($0 + 1) }\n         (2|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.flatMapMaybe(_:)", name: "flatMapMaybe",
            signature: "func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result>",
            result: "Maybe<Result>",
            sentence: "Goes on with the maybe that `selector` makes of the element.",
            marble: "Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }\n         |"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.flatMapCompletable(_:)", name: "flatMapCompletable",
            signature: "func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable",
            result: "Completable",
            sentence: "Goes on with the completable that `selector` makes of the element.",
            marble: "Single.just(1).flatMapCompletable { _ in Completable.empty() }\n         |"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:resultSelector:)", name: "zip",
            signature: "static func zip<Collection: Swift.Collection, Result>(_ singles: Collection, resultSelector: @escaping ([Element]) throws -> Result) -> Single<Result> where Collection.Element == Single<Element>",
            result: "Single<Result>",
            sentence: "Sends what `resultSelector` makes of the elements of all singles.",
            marble: "Single.zip([Single.just(1), Single.just(2)]) { $0.reduce(0, +) }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:)", name: "zip",
            signature: "static func zip<Collection: Swift.Collection>(_ singles: Collection) -> Single<[Element]> where Collection.Element == Single<Element>",
            result: "Single<[Element]>",
            sentence: "Sends the elements of all singles as an array.",
            marble: "Single.zip([Single.just(1), Single.just(2)])\n         ('[1, 2]'|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.asMaybe()", name: "asMaybe",
            signature: "func asMaybe() -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "The single as a maybe.",
            marble: "Single.just(1).asMaybe()\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.asCompletable()", name: "asCompletable",
            signature: "func asCompletable() -> Completable",
            result: "Completable",
            sentence: "Completes in place of the element.",
            marble: "Single.just(1).asCompletable()\n         |"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == SingleTrait { typealias SingleObserver = (SingleEvent<Element>) -> Void }",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.create(subscribe:)", name: "create",
            signature: "static func create(subscribe: @escaping (@escaping SingleObserver) -> Disposable) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Makes a single of a function that is called for each subscription and reports the result to the observer.",
            marble: "Single<Int>.create { observer in observer(.success(1)); return Disposables.create() }\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.subscribe(_:)", name: "subscribe",
            signature: "func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes a function of the result.",
            marble: "Single.just(1).subscribe { event in if case .success(let element) = event { out.onNext(element) } }\n         1"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.subscribe(onSuccess:onFailure:onDisposed:)", name: "subscribe",
            signature: "func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: ((Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers.",
            details: "A failure without a handler is unhandled.",
            marble: "Single.just(1).subscribe(onSuccess: { out.onNext($0) })\n         1"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.subscribe(with:onSuccess:onFailure:onDisposed:)", name: "subscribe",
            signature: "func subscribe<Object: AnyObject>(with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives.",
            marble: "Single.just(1).subscribe(with: owner, onSuccess: { owner, element in out.onNext(element) })\n         1"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequence", header: "extension PrimitiveSequence",
        members: [
          CatalogMember(
            key: "static PrimitiveSequence.deferred(_:)", name: "deferred",
            signature: "static func deferred(_ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Makes a sequence anew for every subscription.",
            details: "- An error thrown by `observableFactory` is sent as an error event.",
            marble: "Single.deferred { Single.just(1) }\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequence.catch(_:)", name: "catch",
            signature: "func `catch`(_ handler: @escaping (Error) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Goes on with the sequence that `handler` returns for the error.",
            details: "- An error thrown by `handler` ends the result.",
            marble: "Single<Int>.error(RxError.unknown).catch { _ in Single.just(2) }\n         (2|)"),
          CatalogMember(
            key: "PrimitiveSequence.retry(_:)", name: "retry",
            signature: "func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Subscribes again when the sequence fails, until it was subscribed `maxAttemptCount` times.",
            details: "- The first subscription counts: `retry(1)` never subscribes again.",
            marble: "Single<Int>.error(RxError.unknown).retry(3)\n         #"),
          CatalogMember(
            key: "PrimitiveSequence.retry()", name: "retry",
            signature: "func retry() -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Subscribes again whenever the sequence fails, for ever.",
            details: "- A source that fails at once is subscribed to again without end: `retry(3)` limits the attempts.",
            marble: "Single.just(1).retry()\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequence.retry(when:) ((Observable<Error>) -> TriggerObservable)", name: "retry",
            signature: "func retry<TriggerObservable: ObservableType, Error: Swift.Error>(when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Subscribes again when the sequence fails and the sequence that `notificationHandler` makes of the errors sends.",
            details: "- When that sequence has ended, the next failure ends the result in the same way.",
            marble: "Single.just(1).retry(when: { (errors: Observable<RxError>) in errors })\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequence.retry(when:) ((Observable<Error>) -> TriggerObservable)", name: "retry",
            signature: "func retry<TriggerObservable: ObservableType>(when notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Subscribes again when the sequence fails and the sequence that `notificationHandler` makes of the errors sends.",
            details: "- When that sequence has ended, the next failure ends the result in the same way.",
            marble: "Single.just(1).retry(when: { errors in errors })\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequence.delay(_:scheduler:)", name: "delay",
            signature: "func delay(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Sends everything later by a stretch of time, except an error, which is sent at once.",
            details: "- An error drops what waits.\n- Each element takes a turn of the scheduler: on a `TestScheduler` elements that are due at the same time come one tick apart.\n- The time that is left until the next element is rounded to the unit in which the delay is given, as in RxSwift.",
            marble: "Single.just(1).delay(.milliseconds(300), scheduler: scheduler)\n         ---(1|)"),
          CatalogMember(
            key: "PrimitiveSequence.delaySubscription(_:scheduler:)", name: "delaySubscription",
            signature: "func delaySubscription(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Subscribes to the source later by a stretch of time.",
            marble: "Single.just(1).delaySubscription(.milliseconds(300), scheduler: scheduler)\n         ---(1|)"),
          CatalogMember(
            key: "PrimitiveSequence.timeout(_:scheduler:)", name: "timeout",
            signature: "func timeout(_ dueTime: RxTimeInterval, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Ends with `RxError.timeout` when nothing comes for a stretch of time.",
            marble: "Single<Int>.never().timeout(.milliseconds(300), scheduler: scheduler)\n         ---#"),
          CatalogMember(
            key: "PrimitiveSequence.debug(_:trimOutput:file:line:function:)", name: "debug",
            signature: "func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Prints subscriptions, events and disposals.",
            details: "- A line reads `2020-02-29 12:30:15.123: identifier -> Event next(a)`; without an identifier it is the place of the call. With `trimOutput`, long events lose their middle.",
            marble: "Single.just(1).debug(\"name\")\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequence.catchError(_:)", name: "catchError",
            signature: "@available(*, deprecated, renamed: \"catch(_:)\") func catchError(_ handler: @escaping (Error) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "The old name of `catch(_:)`.",
            deprecation: "catch(_:)"),
          CatalogMember(
            key: "PrimitiveSequence.retryWhen(_:) ((Observable<Error>) -> TriggerObservable)", name: "retryWhen",
            signature: "@available(*, deprecated, renamed: \"retry(when:)\") func retryWhen<TriggerObservable: ObservableType, Error: Swift.Error>(_ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "The old name of `retry(when:)`.",
            deprecation: "retry(when:)"),
          CatalogMember(
            key: "PrimitiveSequence.retryWhen(_:) ((Observable<Error>) -> TriggerObservable)", name: "retryWhen",
            signature: "@available(*, deprecated, renamed: \"retry(when:)\") func retryWhen<TriggerObservable: ObservableType>(_ notificationHandler: @escaping (Observable<Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "The old name of `retry(when:)`.",
            deprecation: "retry(when:)"),
          CatalogMember(
            key: "PrimitiveSequence.observeOn(_:)", name: "observeOn",
            signature: "@available(*, deprecated, renamed: \"observe(on:)\") func observeOn(_ scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "The old name of `observe(on:)`.",
            deprecation: "observe(on:)"),
          CatalogMember(
            key: "PrimitiveSequence.subscribeOn(_:)", name: "subscribeOn",
            signature: "@available(*, deprecated, renamed: \"subscribe(on:)\") func subscribeOn(_ scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "The old name of `subscribe(on:)`.",
            deprecation: "subscribe(on:)"),
          CatalogMember(
            key: "PrimitiveSequence.observe(on:)", name: "observe",
            signature: "func observe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Sends events on a scheduler, in their order.",
            marble: "Single.just(1).observe(on: scheduler)\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequence.subscribe(on:)", name: "subscribe",
            signature: "func subscribe(on scheduler: ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>",
            result: "PrimitiveSequence<Trait, Element>",
            sentence: "Subscribes and disposes on a scheduler, after a terminal event too; where events arrive does not change.",
            marble: "Single.just(1).subscribe(on: scheduler)\n         (1|)"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == SingleTrait",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2>(_ source1: Single<E1>, _ source2: Single<E2>, resultSelector: @escaping (E1, E2) throws -> Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, resultSelector: @escaping (E1, E2, E3) throws -> Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, resultSelector: @escaping (E1, E2, E3, E4) throws -> Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>, resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>, _ source6: Single<E6>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6, E7>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>, _ source8: Single<E8>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.error(_:)", name: "error",
            signature: "static func error(_ error: Error) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Ends with an error at once.",
            marble: "Single<Int>.error(RxError.unknown)\n         #"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.just(_:)", name: "just",
            signature: "static func just(_ element: Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Sends one element and completes.",
            marble: "Single.just(1)\n         (1|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.just(_:scheduler:)", name: "just",
            signature: "static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Sends one element and completes, on a scheduler.",
            marble: "Single.just(1, scheduler: scheduler)\n         (1|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.never()", name: "never",
            signature: "static func never() -> Single<Element>",
            result: "Single<Element>",
            sentence: "Never sends anything.",
            marble: "Single<Int>.never()\n         ---"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.catchAndReturn(_:)", name: "catchAndReturn",
            signature: "func catchAndReturn(_ element: Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Sends an element instead of the error and completes.",
            marble: "Single<Int>.error(RxError.unknown).catchAndReturn(2)\n         (2|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.filter(_:)", name: "filter",
            signature: "func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Lets the elements through for which `predicate` holds.",
            details: "- An error thrown by `predicate` ends the sequence.",
            marble: "Single.just(1).filter { $0 > 1 }\n         |"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.compactMap(_:)", name: "compactMap",
            signature: "func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result>",
            result: "Maybe<Result>",
            sentence: "Transforms each element and drops what becomes nil.",
            details: "- An error thrown by `transform` ends the sequence.",
            marble: "Single.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }\n         (2|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.map(_:)", name: "map",
            signature: "func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result>",
            result: "Single<Result>",
            sentence: "Transforms each element.",
            details: "- An error thrown by `transform` ends the sequence.",
            marble: "Single.just(1).map { $0 + 1 }\n         (2|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.catchErrorJustReturn(_:)", name: "catchErrorJustReturn",
            signature: "@available(*, deprecated, renamed: \"catchAndReturn(_:)\") func catchErrorJustReturn(_ element: Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "The old name of `catchAndReturn(_:)`.",
            deprecation: "catchAndReturn(_:)"),
          CatalogMember(
            key: "PrimitiveSequenceType<SingleTrait>.do(onSuccess:afterSuccess:onError:afterError:onSubscribe:onSubscribed:onDispose:)", name: "do",
            signature: "func `do`(onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil, onError: ((Error) throws -> Void)? = nil, afterError: ((Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Calls closures beside what happens; the events themselves are not changed.",
            details: "- `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed` after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator further down has disposed by then.\n- An error thrown by a closure ends the sequence.",
            marble: "Single.just(1).do(onSuccess: { _ in })\n         (1|)"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:)", name: "zip",
            signature: "static func zip<E1, E2>(_ source1: Single<E1>, _ source2: Single<E2>) -> Single<(E1, E2)>",
            result: "Single<(E1, E2)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>) -> Single<(E1, E2, E3)>",
            result: "Single<(E1, E2, E3)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>) -> Single<(E1, E2, E3, E4)>",
            result: "Single<(E1, E2, E3, E4)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>) -> Single<(E1, E2, E3, E4, E5)>",
            result: "Single<(E1, E2, E3, E4, E5)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>, _ source6: Single<E6>) -> Single<(E1, E2, E3, E4, E5, E6)>",
            result: "Single<(E1, E2, E3, E4, E5, E6)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6, E7>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>) -> Single<(E1, E2, E3, E4, E5, E6, E7)>",
            result: "Single<(E1, E2, E3, E4, E5, E6, E7)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<SingleTrait>.zip(_:_:_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(_ source1: Single<E1>, _ source2: Single<E2>, _ source3: Single<E3>, _ source4: Single<E4>, _ source5: Single<E5>, _ source6: Single<E6>, _ source7: Single<E7>, _ source8: Single<E8>) -> Single<(E1, E2, E3, E4, E5, E6, E7, E8)>",
            result: "Single<(E1, E2, E3, E4, E5, E6, E7, E8)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Single.zip(Single.just(1), Single.just(2)).map { $0 + $1 }\n         (3|)"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == MaybeTrait",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, resultSelector: @escaping (E1, E2) throws -> Element) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, resultSelector: @escaping (E1, E2, E3) throws -> Element) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, resultSelector: @escaping (E1, E2, E3, E4) throws -> Element) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6, E7>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>, _ source8: Maybe<E8>, resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- An error of any of them, or thrown by `resultSelector`, ends the result.\n- Completes when all of them have completed.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.empty()", name: "empty",
            signature: "static func empty() -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Completes at once without an element.",
            marble: "Maybe<Int>.empty()\n         |"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.error(_:)", name: "error",
            signature: "static func error(_ error: Error) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Ends with an error at once.",
            marble: "Maybe<Int>.error(RxError.unknown)\n         #"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.just(_:)", name: "just",
            signature: "static func just(_ element: Element) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Sends one element and completes.",
            marble: "Maybe.just(1)\n         (1|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.just(_:scheduler:)", name: "just",
            signature: "static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Sends one element and completes, on a scheduler.",
            marble: "Maybe.just(1, scheduler: scheduler)\n         (1|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.never()", name: "never",
            signature: "static func never() -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Never sends anything.",
            marble: "Maybe<Int>.never()\n         ---"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.catchAndReturn(_:)", name: "catchAndReturn",
            signature: "func catchAndReturn(_ element: Element) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Sends an element instead of the error and completes.",
            marble: "Maybe<Int>.error(RxError.unknown).catchAndReturn(2)\n         (2|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.filter(_:)", name: "filter",
            signature: "func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Lets the elements through for which `predicate` holds.",
            details: "- An error thrown by `predicate` ends the sequence.",
            marble: "Maybe.just(1).filter { $0 > 1 }\n         |"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.compactMap(_:)", name: "compactMap",
            signature: "func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result>",
            result: "Maybe<Result>",
            sentence: "Transforms each element and drops what becomes nil.",
            details: "- An error thrown by `transform` ends the sequence.",
            marble: "Maybe.just(1).compactMap { $0 > 1 ? nil : $0 + 1 }\n         (2|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.map(_:)", name: "map",
            signature: "func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result>",
            result: "Maybe<Result>",
            sentence: "Transforms each element.",
            details: "- An error thrown by `transform` ends the sequence.",
            marble: "Maybe.just(1).map { $0 + 1 }\n         (2|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.catchErrorJustReturn(_:)", name: "catchErrorJustReturn",
            signature: "@available(*, deprecated, renamed: \"catchAndReturn(_:)\") func catchErrorJustReturn(_ element: Element) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "The old name of `catchAndReturn(_:)`.",
            deprecation: "catchAndReturn(_:)"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)", name: "do",
            signature: "func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((Error) throws -> Void)? = nil, afterError: ((Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Calls closures beside what happens; the events themselves are not changed.",
            details: "- `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed` after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator further down has disposed by then.\n- An error thrown by a closure ends the sequence.",
            marble: "Maybe.just(1).do(onNext: { _ in })\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.ifEmpty(default:)", name: "ifEmpty",
            signature: "func ifEmpty(default: Element) -> Single<Element>",
            result: "Single<Element>",
            sentence: "Sends an element when the sequence completes without one.",
            marble: "Maybe<Int>.empty().ifEmpty(default: 1)\n         (1|)"),
          CatalogMember(
            key: "PrimitiveSequenceType<MaybeTrait>.ifEmpty(switchTo:) (Maybe<Element>)", name: "ifEmpty",
            signature: "func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element>",
            result: "Maybe<Element>",
            sentence: "Goes on with another sequence when this one completes without an element.",
            marble: "Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(1))\n         (1|)"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:)", name: "zip",
            signature: "static func zip<E1, E2>(_ source1: Maybe<E1>, _ source2: Maybe<E2>) -> Maybe<(E1, E2)>",
            result: "Maybe<(E1, E2)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>) -> Maybe<(E1, E2, E3)>",
            result: "Maybe<(E1, E2, E3)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>) -> Maybe<(E1, E2, E3, E4)>",
            result: "Maybe<(E1, E2, E3, E4)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>) -> Maybe<(E1, E2, E3, E4, E5)>",
            result: "Maybe<(E1, E2, E3, E4, E5)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>) -> Maybe<(E1, E2, E3, E4, E5, E6)>",
            result: "Maybe<(E1, E2, E3, E4, E5, E6)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6, E7>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>) -> Maybe<(E1, E2, E3, E4, E5, E6, E7)>",
            result: "Maybe<(E1, E2, E3, E4, E5, E6, E7)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }\n         (3|)"),
          CatalogMember(
            key: "static PrimitiveSequenceType<MaybeTrait>.zip(_:_:_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(_ source1: Maybe<E1>, _ source2: Maybe<E2>, _ source3: Maybe<E3>, _ source4: Maybe<E4>, _ source5: Maybe<E5>, _ source6: Maybe<E6>, _ source7: Maybe<E7>, _ source8: Maybe<E8>) -> Maybe<(E1, E2, E3, E4, E5, E6, E7, E8)>",
            result: "Maybe<(E1, E2, E3, E4, E5, E6, E7, E8)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 + $1 }\n         (3|)"),
        ]),
      CatalogExtension(
        type: "PrimitiveSequenceType", header: "extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never",
        members: [
          CatalogMember(
            key: "static PrimitiveSequenceType<CompletableTrait>.concat(_:) (Sequence)", name: "concat",
            signature: "static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable where Sequence.Element == Completable",
            result: "Completable",
            sentence: "Sends what sequences send, one after the other.",
            details: "- The sequences are asked for one at a time, each when the one before has completed.",
            marble: "Completable.concat(AnySequence([Completable.empty(), Completable.empty()]))\n         |"),
          CatalogMember(
            key: "static PrimitiveSequenceType<CompletableTrait>.concat(_:) (Collection)", name: "concat",
            signature: "static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable where Collection.Element == Completable",
            result: "Completable",
            sentence: "Sends what sequences send, one after the other.",
            marble: "Completable.concat([Completable.empty(), Completable.empty()])\n         |"),
          CatalogMember(
            key: "static PrimitiveSequenceType<CompletableTrait>.concat(_:) (Completable...)", name: "concat",
            signature: "static func concat(_ sources: Completable...) -> Completable",
            result: "Completable",
            sentence: "Sends what sequences send, one after the other.",
            marble: "Completable.concat(Completable.empty(), Completable.empty())\n         |"),
          CatalogMember(
            key: "static PrimitiveSequenceType<CompletableTrait>.empty()", name: "empty",
            signature: "static func empty() -> Completable",
            result: "Completable",
            sentence: "Completes at once without an element.",
            marble: "Completable.empty()\n         |"),
          CatalogMember(
            key: "static PrimitiveSequenceType<CompletableTrait>.error(_:)", name: "error",
            signature: "static func error(_ error: Error) -> Completable",
            result: "Completable",
            sentence: "Ends with an error at once.",
            marble: "Completable.error(RxError.unknown)\n         #"),
          CatalogMember(
            key: "static PrimitiveSequenceType<CompletableTrait>.never()", name: "never",
            signature: "static func never() -> Completable",
            result: "Completable",
            sentence: "Never sends anything.",
            marble: "Completable.never()\n         ---"),
          CatalogMember(
            key: "PrimitiveSequenceType<CompletableTrait>.do(onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)", name: "do",
            signature: "func `do`(onError: ((Error) throws -> Void)? = nil, afterError: ((Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Completable",
            result: "Completable",
            sentence: "Calls closures beside what happens; the events themselves are not changed.",
            details: "- `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed` after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator further down has disposed by then.\n- An error thrown by a closure ends the sequence.",
            marble: "Completable.empty().do(onCompleted: {})\n         |"),
        ]),
    ],
    globals: [
    ])
}
