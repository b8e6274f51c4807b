// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

extension GeneratedCatalog {
  static let rxTraitsShared = CatalogFamily(
    name: "TraitsShared",
    types: [
      CatalogType(
        name: "DriverSharingStrategy", header: "struct DriverSharingStrategy: SharingStrategyProtocol",
        sentence: "Delivers on the main scheduler and replays the latest element: `share(replay: 1, scope: .whileConnected)`."),
      CatalogType(
        name: "SharedSequence", header: "struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType, ObservableConvertibleType",
        sentence: "A sequence that shares its subscription, delivers on one scheduler and never fails: what `Driver` and `Signal` are."),
      CatalogType(
        name: "SharingStrategyProtocol", header: "protocol SharingStrategyProtocol { static var scheduler: SchedulerType { get }; static func share<Element>(_ source: Observable<Element>) -> Observable<Element> }",
        sentence: "Says how a `SharedSequence` shares its subscription and where it delivers."),
      CatalogType(
        name: "SharedSequenceConvertibleType", header: "protocol SharedSequenceConvertibleType: ObservableConvertibleType { associatedtype SharingStrategy: SharingStrategyProtocol; func asSharedSequence() -> SharedSequence<SharingStrategy, Element> }",
        sentence: "Something that can be read as a `SharedSequence`."),
      CatalogType(
        name: "SharingScheduler", header: "enum SharingScheduler",
        sentence: "The scheduler on which drivers and signals deliver: the main scheduler, unless it is replaced."),
      CatalogType(
        name: "SignalSharingStrategy", header: "struct SignalSharingStrategy: SharingStrategyProtocol",
        sentence: "Delivers on the main scheduler without replay: `share(replay: 0, scope: .whileConnected)`."),
    ],
    extensions: [
      CatalogExtension(
        type: "DriverSharingStrategy", header: "extension DriverSharingStrategy",
        members: [
          CatalogMember(
            key: "static DriverSharingStrategy.scheduler", name: "scheduler",
            signature: "static var scheduler: SchedulerType { get }",
            result: "SchedulerType",
            sentence: "The scheduler of `SharingScheduler`."),
          CatalogMember(
            key: "static DriverSharingStrategy.share(_:)", name: "share",
            signature: "static func share<Element>(_ source: Observable<Element>) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Shares with a replay of one element while anybody listens."),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.asDriver()", name: "asDriver",
            signature: "func asDriver() -> Driver<Element>",
            result: "Driver<Element>",
            sentence: "The sequence as a driver."),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (Observer...) where Observer.Element == Element", name: "drive",
            signature: "func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes observers, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (Observer...) where Observer.Element == Element?", name: "drive",
            signature: "func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable where Observer.Element == Element?",
            result: "Disposable",
            sentence: "Subscribes observers of optional elements, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (BehaviorRelay<Element>...)", name: "drive",
            signature: "func drive(_ relays: BehaviorRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (BehaviorRelay<Element?>...)", name: "drive",
            signature: "func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (ReplayRelay<Element>...)", name: "drive",
            signature: "func drive(_ relays: ReplayRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (ReplayRelay<Element?>...)", name: "drive",
            signature: "func drive(_ relays: ReplayRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) ((Observable<Element>) -> Result)", name: "drive",
            signature: "func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result",
            result: "Result",
            sentence: "Subscribes with a function of the sequence and returns its result, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:curriedArgument:)", name: "drive",
            signature: "func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2",
            result: "R2",
            sentence: "Subscribes with a function of the sequence and one more argument and returns its result, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(with:onNext:onCompleted:onDisposed:)", name: "drive",
            signature: "func drive<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(onNext:onCompleted:onDisposed:)", name: "drive",
            signature: "func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive()", name: "drive",
            signature: "func drive() -> Disposable",
            result: "Disposable",
            sentence: "Subscribes without a handler, on the main thread."),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (Observer...) where Observer.Element == Element", name: "emit",
            signature: "func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes observers, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (Observer...) where Observer.Element == Element?", name: "emit",
            signature: "func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element?",
            result: "Disposable",
            sentence: "Subscribes observers of optional elements, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (BehaviorRelay<Element>...)", name: "emit",
            signature: "func emit(to relays: BehaviorRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (BehaviorRelay<Element?>...)", name: "emit",
            signature: "func emit(to relays: BehaviorRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (PublishRelay<Element>...)", name: "emit",
            signature: "func emit(to relays: PublishRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (PublishRelay<Element?>...)", name: "emit",
            signature: "func emit(to relays: PublishRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (ReplayRelay<Element>...)", name: "emit",
            signature: "func emit(to relays: ReplayRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (ReplayRelay<Element?>...)", name: "emit",
            signature: "func emit(to relays: ReplayRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(with:onNext:onCompleted:onDisposed:)", name: "emit",
            signature: "func emit<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(onNext:onCompleted:onDisposed:)", name: "emit",
            signature: "func emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers, on the main thread."),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit()", name: "emit",
            signature: "func emit() -> Disposable",
            result: "Disposable",
            sentence: "Subscribes without a handler, on the main thread."),
        ]),
      CatalogExtension(
        type: "SharedSequence", header: "extension SharedSequence",
        members: [
          CatalogMember(
            key: "SharedSequence.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The sequence as an observable, which may be combined with ones that fail."),
          CatalogMember(
            key: "SharedSequence.asSharedSequence()", name: "asSharedSequence",
            signature: "func asSharedSequence() -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "The sequence itself."),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType.asObservable()", name: "asObservable",
            signature: "func asObservable() -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "The sequence as an observable, which may be combined with ones that fail."),
        ]),
      CatalogExtension(
        type: "SharingScheduler", header: "extension SharingScheduler",
        members: [
          CatalogMember(
            key: "static SharingScheduler.make", name: "make",
            signature: "static var make: () -> SchedulerType { get set }",
            result: "() -> SchedulerType",
            sentence: "Makes the scheduler; `mock` replaces it for a while."),
          CatalogMember(
            key: "static SharingScheduler.mock(scheduler:action:)", name: "mock",
            signature: "static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows",
            result: "Void",
            sentence: "Runs `action` while drivers and signals are made with `scheduler`."),
          CatalogMember(
            key: "static SharingScheduler.mock(makeScheduler:action:)", name: "mock",
            signature: "static func mock(makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void) rethrows",
            result: "Void",
            sentence: "Runs `action` while drivers and signals are made with the schedulers that `makeScheduler` gives."),
        ]),
      CatalogExtension(
        type: "SignalSharingStrategy", header: "extension SignalSharingStrategy",
        members: [
          CatalogMember(
            key: "static SignalSharingStrategy.scheduler", name: "scheduler",
            signature: "static var scheduler: SchedulerType { get }",
            result: "SchedulerType",
            sentence: "The scheduler of `SharingScheduler`."),
          CatalogMember(
            key: "static SignalSharingStrategy.share(_:)", name: "share",
            signature: "static func share<Element>(_ source: Observable<Element>) -> Observable<Element>",
            result: "Observable<Element>",
            sentence: "Shares without replay while anybody listens."),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.asSignal()", name: "asSignal",
            signature: "func asSignal() -> Signal<Element>",
            result: "Signal<Element>",
            sentence: "The sequence as a signal."),
        ]),
    ],
    globals: [
    ])
}
