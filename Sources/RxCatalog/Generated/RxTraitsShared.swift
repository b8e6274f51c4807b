// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Rx. Change the declarations there and run it again.

import RxBindings

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
        type: "ObservableConvertibleType", header: "extension ObservableConvertibleType",
        members: [
          CatalogMember(
            key: "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorJustReturn:)", name: "asSharedSequence",
            signature: "func asSharedSequence<S: SharingStrategyProtocol>(sharingStrategy: S.Type = S.self, onErrorJustReturn: Element) -> SharedSequence<S, Element>",
            result: "SharedSequence<S, Element>",
            sentence: "Shares the sequence by a strategy; an error is replaced by a last element.",
            marble: "source   -1-2-#\nsource.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0)\n         -1-2-(0|)"),
          CatalogMember(
            key: "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorDriveWith:)", name: "asSharedSequence",
            signature: "func asSharedSequence<S: SharingStrategyProtocol>(sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>) -> SharedSequence<S, Element>",
            result: "SharedSequence<S, Element>",
            sentence: "Shares the sequence by a strategy; after an error it goes on with another shared sequence.",
            marble: "source   -1-2-#\nsource.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: .of(7, 8))\n         -1-2-(78|)"),
          CatalogMember(
            key: "ObservableConvertibleType.asSharedSequence(sharingStrategy:onErrorRecover:)", name: "asSharedSequence",
            signature: "func asSharedSequence<S: SharingStrategyProtocol>(sharingStrategy: S.Type = S.self, onErrorRecover: @escaping (_ error: Error) -> SharedSequence<S, Element>) -> SharedSequence<S, Element>",
            result: "SharedSequence<S, Element>",
            sentence: "Shares the sequence by a strategy; after an error it goes on with the shared sequence made for that error.",
            marble: "source   -1-2-#\nsource.asSharedSequence(sharingStrategy: SignalSharingStrategy.self) { _ in .just(5) }\n         -1-2-(5|)"),
          CatalogMember(
            key: "ObservableConvertibleType.asDriver(onErrorJustReturn:)", name: "asDriver",
            signature: "func asDriver(onErrorJustReturn: Element) -> Driver<Element>",
            result: "Driver<Element>",
            sentence: "Makes the sequence a driver; an error is replaced by a last element.",
            marble: "source   -1-2-#\nsource.asDriver(onErrorJustReturn: 0)\n         -1-2-(0|)"),
          CatalogMember(
            key: "ObservableConvertibleType.asDriver(onErrorDriveWith:)", name: "asDriver",
            signature: "func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element>",
            result: "Driver<Element>",
            sentence: "Makes the sequence a driver; after an error it goes on with another driver.",
            marble: "source   -1-2-#\nsource.asDriver(onErrorDriveWith: .of(7, 8))\n         -1-2-(78|)"),
          CatalogMember(
            key: "ObservableConvertibleType.asDriver(onErrorRecover:)", name: "asDriver",
            signature: "func asDriver(onErrorRecover: @escaping (_ error: Error) -> Driver<Element>) -> Driver<Element>",
            result: "Driver<Element>",
            sentence: "Makes the sequence a driver; after an error it goes on with the driver made for that error.",
            marble: "source   -1-2-#\nsource.asDriver(onErrorRecover: { _ in .just(5) })\n         -1-2-(5|)"),
          CatalogMember(
            key: "ObservableConvertibleType.asSignal(onErrorJustReturn:)", name: "asSignal",
            signature: "func asSignal(onErrorJustReturn: Element) -> Signal<Element>",
            result: "Signal<Element>",
            sentence: "Makes the sequence a signal; an error is replaced by a last element.",
            marble: "source   -1-2-#\nsource.asSignal(onErrorJustReturn: 0)\n         -1-2-(0|)"),
          CatalogMember(
            key: "ObservableConvertibleType.asSignal(onErrorSignalWith:)", name: "asSignal",
            signature: "func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element>",
            result: "Signal<Element>",
            sentence: "Makes the sequence a signal; after an error it goes on with another signal.",
            marble: "source   -1-2-#\nsource.asSignal(onErrorSignalWith: .of(7, 8))\n         -1-2-(78|)"),
          CatalogMember(
            key: "ObservableConvertibleType.asSignal(onErrorRecover:)", name: "asSignal",
            signature: "func asSignal(onErrorRecover: @escaping (_ error: Error) -> Signal<Element>) -> Signal<Element>",
            result: "Signal<Element>",
            sentence: "Makes the sequence a signal; after an error it goes on with the signal made for that error.",
            marble: "source   -1-2-#\nsource.asSignal(onErrorRecover: { _ in .just(5) })\n         -1-2-(5|)"),
        ]),
      CatalogExtension(
        type: "BehaviorRelay", header: "extension BehaviorRelay",
        members: [
          CatalogMember(
            key: "BehaviorRelay.asDriver()", name: "asDriver",
            signature: "func asDriver() -> Driver<Element>",
            result: "Driver<Element>",
            sentence: "Makes the relay a driver, which begins with its value.",
            marble: "BehaviorRelay(value: 1).asDriver()\n         1"),
        ]),
      CatalogExtension(
        type: "PublishRelay", header: "extension PublishRelay",
        members: [
          CatalogMember(
            key: "PublishRelay.asSignal()", name: "asSignal",
            signature: "func asSignal() -> Signal<Element>",
            result: "Signal<Element>",
            sentence: "Makes the relay a signal.",
            marble: "PublishRelay<Int>().asSignal()\n         -"),
        ]),
      CatalogExtension(
        type: "InfallibleType", header: "extension InfallibleType",
        members: [
          CatalogMember(
            key: "InfallibleType.asDriver()", name: "asDriver",
            signature: "func asDriver() -> Driver<Element>",
            result: "Driver<Element>",
            sentence: "Makes the sequence a driver.",
            marble: "Infallible.just(1).asDriver()\n         (1|)"),
          CatalogMember(
            key: "InfallibleType.asSignal()", name: "asSignal",
            signature: "func asSignal() -> Signal<Element>",
            result: "Signal<Element>",
            sentence: "Makes the sequence a signal.",
            marble: "Infallible.just(1).asSignal()\n         (1|)"),
        ]),
      CatalogExtension(
        type: "SharedSequence", header: "extension SharedSequence",
        members: [
          CatalogMember(
            key: "SharedSequence.asInfallible()", name: "asInfallible",
            signature: "func asInfallible() -> Infallible<Element>",
            result: "Infallible<Element>",
            sentence: "The sequence as one that is not shared further and still cannot fail.",
            marble: "Driver.just(1).asInfallible()\n         (1|)"),
        ]),
      CatalogExtension(
        type: "SharedSequence", header: "extension SharedSequence",
        members: [
          CatalogMember(
            key: "static SharedSequence.empty()", name: "empty",
            signature: "static func empty() -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Completes at once.",
            marble: "Driver<Int>.empty()\n         |"),
          CatalogMember(
            key: "static SharedSequence.just(_:)", name: "just",
            signature: "static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends one element and completes.",
            marble: "Driver.just(1)\n         (1|)"),
          CatalogMember(
            key: "static SharedSequence.of(_:)", name: "of",
            signature: "static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends the given elements and completes.",
            marble: "Driver.of(1, 2)\n         (12|)"),
        ]),
      CatalogExtension(
        type: "SharedSequence", header: "extension SharedSequence where Element: RxAbstractInteger",
        members: [
          CatalogMember(
            key: "static SharedSequence.timer(_:period:)", name: "timer",
            signature: "static func timer(_ duration: RxTimeInterval, period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends zero after `duration`, then counts on, one number a period.",
            marble: "Driver<Int>.timer(.milliseconds(100), period: .milliseconds(300))\n         -0--1--2"),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) ((Observable<Element>) -> Result)", name: "drive",
            signature: "func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result",
            result: "Result",
            sentence: "Subscribes with a function of the sequence and returns its result, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).drive { $0.subscribe(out) }\n         -1-2-3-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:curriedArgument:)", name: "drive",
            signature: "func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2",
            result: "R2",
            sentence: "Subscribes with a function of the sequence and one more argument and returns its result, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).drive({ source in { factor in source.map { $0 * factor }.subscribe(out) } }, curriedArgument: 2)\n         -2-4-6-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(with:onNext:onCompleted:onDisposed:)", name: "drive",
            signature: "func drive<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).drive(with: owner, onNext: { owner, element in out.onNext(element) })\n         -1-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(onNext:onCompleted:onDisposed:)", name: "drive",
            signature: "func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).drive(onNext: { out.onNext($0) })\n         -1-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive()", name: "drive",
            signature: "func drive() -> Disposable",
            result: "Disposable",
            sentence: "Subscribes without a handler, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).do(onNext: { out.onNext($0) }).drive()\n         -1-2-3"),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(with:onNext:onCompleted:onDisposed:)", name: "emit",
            signature: "func emit<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers that are given an object while it lives, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asSignal(onErrorJustReturn: 0).emit(with: owner, onNext: { owner, element in out.onNext(element) })\n         -1-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(onNext:onCompleted:onDisposed:)", name: "emit",
            signature: "func emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable",
            result: "Disposable",
            sentence: "Subscribes handlers, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asSignal(onErrorJustReturn: 0).emit(onNext: { out.onNext($0) })\n         -1-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit()", name: "emit",
            signature: "func emit() -> Disposable",
            result: "Disposable",
            sentence: "Subscribes without a handler, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asSignal(onErrorJustReturn: 0).do(onNext: { out.onNext($0) }).emit()\n         -1-2-3"),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType.map(_:)", name: "map",
            signature: "func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result>",
            result: "SharedSequence<SharingStrategy, Result>",
            sentence: "Gives each element to `selector` and sends what it returns.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).map { $0 * 2 }\n         -2-4-6-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.filter(_:)", name: "filter",
            signature: "func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends the elements that satisfy `predicate`.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).filter { $0 != 2 }\n         -1---3-|"),
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
            key: "SharedSequence.customMirror", name: "customMirror",
            signature: "var customMirror: Mirror { get }",
            result: "Mirror",
            sentence: "It shows what it shares, and not how."),
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
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType",
        members: [
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy, O7.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy, O7.SharingStrategy == SharingStrategy, O8.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the latest elements of sequences whenever one of them sends, once all have.",
            details: "- Completes when all have, or as soon as the only one left sends while another ended without an element.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:resultSelector:)", name: "combineLatest",
            signature: "static func combineLatest<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Result>",
            sentence: "Combines the latest elements of a collection of sequences whenever one of them sends, once all have.",
            details: "- Of no sequences, sends what `resultSelector` makes of an empty array, and completes.",
            marble: "first    -1-2-|\nsecond   --3-4|\nDriver.combineLatest([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)]) { $0.reduce(0, +) }\n         --456|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:)", name: "combineLatest",
            signature: "static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, [Element]>",
            sentence: "Combines the latest elements of a collection of sequences to an array whenever one of them sends, once all have.",
            marble: "first    -1-2-|\nsecond   --3-4|\nDriver.combineLatest([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)])\n         --'[1, 3]''[2, 3]''[2, 4]'|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.concat(_:) (Sequence)", name: "concat",
            signature: "static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends what sequences send, one after the other.",
            details: "- The sequences are asked for one at a time, each when the one before has completed.",
            marble: "first    -a-b|\nsecond   -x-y|\nDriver.concat(AnySequence([first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: \"?\")]))\n         -a-b-x-y|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.concat(_:) (Collection)", name: "concat",
            signature: "static func concat<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends what sequences send, one after the other.",
            marble: "first    -a-b|\nsecond   -x-y|\nDriver.concat([first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: \"?\")])\n         -a-b-x-y|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.merge(_:) (Collection)", name: "merge",
            signature: "static func merge<Collection: Swift.Collection>(_ sources: Collection) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Merges sequences.",
            marble: "first    a---b---|\nsecond   --x---y-|\nDriver.merge([first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: \"?\")])\n         a-x-b-y-|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.merge(_:) ([SharedSequence<SharingStrategy, Element>])", name: "merge",
            signature: "static func merge(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Merges sequences.",
            marble: "first    a---b---|\nsecond   --x---y-|\nDriver.merge([first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: \"?\")])\n         a-x-b-y-|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.merge(_:) (SharedSequence<SharingStrategy, Element>...)", name: "merge",
            signature: "static func merge(_ sources: SharedSequence<SharingStrategy, Element>...) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Merges sequences.",
            marble: "first    a---b---|\nsecond   --x---y-|\nDriver.merge(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: \"?\"))\n         a-x-b-y-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.startWith(_:)", name: "startWith",
            signature: "func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends elements before those of the sequence.",
            marble: "Driver.just(1).startWith(9)\n         (91|)"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.withLatestFrom(_:resultSelector:)", name: "withLatestFrom",
            signature: "func withLatestFrom<Source: SharedSequenceConvertibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) -> ResultType) -> SharedSequence<SharingStrategy, ResultType> where Source.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, ResultType>",
            sentence: "Combines each element with the latest one of another sequence.",
            details: "- Elements that come before the other sequence has sent one are dropped.",
            marble: "source   -a---b-c-|\nother    ---1---2-|\nsource.asDriver(onErrorJustReturn: \"?\").withLatestFrom(other.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         -----'b1'-'c2'-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.withLatestFrom(_:)", name: "withLatestFrom",
            signature: "func withLatestFrom<Source: SharedSequenceConvertibleType>(_ second: Source) -> SharedSequence<SharingStrategy, Source.Element>",
            result: "SharedSequence<SharingStrategy, Source.Element>",
            sentence: "Sends the latest element of another sequence for each element.",
            marble: "source   -a---b-c-|\nother    ---1---2-|\nsource.asDriver(onErrorJustReturn: \"?\").withLatestFrom(other.asDriver(onErrorJustReturn: 0))\n         -----1-2-|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:resultSelector:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy, O7.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:_:_:_:_:_:resultSelector:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element) throws -> Element) -> SharedSequence<SharingStrategy, Element> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy, O7.SharingStrategy == SharingStrategy, O8.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Combines the elements of sequences one by one: the first with the first, the second with the second.",
            details: "- Completes when all of them have completed.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)) { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:resultSelector:)", name: "zip",
            signature: "static func zip<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Result>",
            sentence: "Combines the elements of a collection of sequences one by one.",
            details: "- Completes when all of them have completed, or when the only one left sends an element that cannot be combined.",
            marble: "first    -1-2-|\nsecond   --3-4|\nDriver.zip([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)]) { $0.reduce(0, +) }\n         --4-6|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:)", name: "zip",
            signature: "static func zip<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, [Element]>",
            sentence: "Combines the elements of a collection of sequences one by one to arrays.",
            marble: "first    -1-2-|\nsecond   --3-4|\nDriver.zip([first.asDriver(onErrorJustReturn: 0), second.asDriver(onErrorJustReturn: 0)])\n         --'[1, 3]'-'[2, 4]'|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.deferred(_:)", name: "deferred",
            signature: "static func deferred(_ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Makes a sequence anew for every subscription.",
            marble: "Driver.deferred { Driver.just(1) }\n         (1|)"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.from(_:) ([Element])", name: "from",
            signature: "static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends the elements of an array and completes.",
            marble: "Driver.from([1, 2])\n         (12|)"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.from(_:) (Sequence)", name: "from",
            signature: "static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends the elements of a Swift sequence and completes.",
            marble: "Driver.from(1...2)\n         (12|)"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.from(optional:)", name: "from",
            signature: "static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends the value of an optional, if it has one, and completes, on a scheduler.",
            marble: "Driver.from(optional: 1)\n         (1|)"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.never()", name: "never",
            signature: "static func never() -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Never sends anything.",
            marble: "Driver<Int>.never()\n         ---"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.distinctUntilChanged(_:) ((Element) -> Key)", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Drops elements whose key equals that of the one before.",
            marble: "source   -1-3-2-4-|\nsource.asDriver(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 }\n         -1---2---|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.distinctUntilChanged(_:) ((_ lhs: Element, _ rhs: Element) -> Bool)", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged(_ comparer: @escaping (_ lhs: Element, _ rhs: Element) -> Bool) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Drops elements that `comparer` finds equal to the one before.",
            marble: "source   -1-3-2-4-|\nsource.asDriver(onErrorJustReturn: 0).distinctUntilChanged { $0 % 2 == $1 % 2 }\n         -1---2---|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.distinctUntilChanged(_:comparer:)", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged<K>(_ keySelector: @escaping (Element) -> K, comparer: @escaping (_ lhs: K, _ rhs: K) -> Bool) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Drops elements whose key `comparer` finds equal to that of the one before.",
            details: "- The one before is the last that was let through.",
            marble: "source   -1-3-2-4-|\nsource.asDriver(onErrorJustReturn: 0).distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })\n         -1---2---|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.skip(_:)", name: "skip",
            signature: "func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Drops the first `count` elements.",
            marble: "source   -a-b-c-|\nsource.asDriver(onErrorJustReturn: \"?\").skip(2)\n         -----c-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.debounce(_:)", name: "debounce",
            signature: "func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends an element once nothing has followed it for a stretch of time.",
            marble: "source   --a-b-----c---|\nsource.asDriver(onErrorJustReturn: \"?\").debounce(.milliseconds(300))\n         -------b-----c|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.delay(_:)", name: "delay",
            signature: "func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends everything later by a stretch of time, except an error, which is sent at once.",
            details: "- Each element takes a turn of the scheduler: on a `TestScheduler` elements that are due at the same time come one tick apart.\n- The time that is left until the next element is rounded to the unit in which the delay is given, as in RxSwift.",
            marble: "source   -a-b-|\nsource.asDriver(onErrorJustReturn: \"?\").delay(.milliseconds(300))\n         ----a-b-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.throttle(_:latest:)", name: "throttle",
            signature: "func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends the first element at once and then at most one a stretch of time, the latest at its end.",
            details: "- With `latest: false`, what comes within the stretch is dropped.\n- The time that is left of a stretch is rounded to the unit in which the stretch is given, as in RxSwift: with `.seconds(1)` an element passes after 0.6 seconds. Use `.milliseconds` for more precise times.\n- When the source completes while an element waits, the result completes after that.",
            marble: "source   a-b-c-----d-|\nsource.asDriver(onErrorJustReturn: \"?\").throttle(.milliseconds(300), latest: false)\n         a---c-----d-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.compactMap(_:)", name: "compactMap",
            signature: "func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> SharedSequence<SharingStrategy, Result>",
            result: "SharedSequence<SharingStrategy, Result>",
            sentence: "Transforms each element and drops what becomes nil.",
            marble: "source   -1-x-3-|\nsource.asDriver(onErrorJustReturn: \"?\").compactMap { Int($0) }\n         -1---3-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.flatMap(_:)", name: "flatMap",
            signature: "func flatMap<Sharing, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>",
            result: "SharedSequence<Sharing, Result>",
            sentence: "Turns each element into a sequence and merges what they send.",
            details: "- Completes when the source and all inner sequences have.",
            marble: "source   a-b-------|\ninner    1---2|\nsource.asDriver(onErrorJustReturn: \"?\").flatMap { _ in inner.asDriver(onErrorJustReturn: 0) }\n         1-1-2-2---|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.flatMapFirst(_:)", name: "flatMapFirst",
            signature: "func flatMapFirst<Sharing, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>",
            result: "SharedSequence<Sharing, Result>",
            sentence: "Turns an element into a sequence and sends what that sends; elements that come before it has completed are dropped.",
            details: "- The selector is not called for what is dropped.",
            marble: "source   a-b-----c----|\ninner    1---2|\nsource.asDriver(onErrorJustReturn: \"?\").flatMapFirst { _ in inner.asDriver(onErrorJustReturn: 0) }\n         1---2---1---2|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.flatMapLatest(_:)", name: "flatMapLatest",
            signature: "func flatMapLatest<Sharing, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>",
            result: "SharedSequence<Sharing, Result>",
            sentence: "Turns each element into a sequence and sends what the latest of them sends.",
            details: "- The inner sequence before is disposed before the next one is subscribed.",
            marble: "source   a---b---------|\ninner    1--2--3|\nsource.asDriver(onErrorJustReturn: \"?\").flatMapLatest { _ in inner.asDriver(onErrorJustReturn: 0) }\n         1--21--2--3---|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.scan(_:accumulator:)", name: "scan",
            signature: "func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> SharedSequence<SharingStrategy, A>",
            result: "SharedSequence<SharingStrategy, A>",
            sentence: "Accumulates elements and sends the result after each.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).scan(0) { $0 + $1 }\n         -1-3-6-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.debug(_:trimOutput:file:line:function:)", name: "debug",
            signature: "func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Prints subscriptions, events and disposals.",
            details: "- A line reads `2020-02-29 12:30:15.123: identifier -> Event next(a)`; without an identifier it is the place of the call. With `trimOutput`, long events lose their middle.",
            marble: "source   -a-b-|\nsource.asDriver(onErrorJustReturn: \"?\").debug(\"name\")\n         -a-b-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)", name: "do",
            signature: "func `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Calls closures beside what happens; the events themselves are not changed.",
            details: "- `on…` is called before the observer hears, `after…` after; `onSubscribe` before the subscription, `onSubscribed` after it; `onDispose` when the subscription ends in whatever way, after the terminal event's `after…` unless an operator further down has disposed by then.",
            marble: "source   -a-b-|\nsource.asDriver(onErrorJustReturn: \"?\").do(onNext: { _ in })\n         -a-b-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.withUnretained(_:resultSelector:)", name: "withUnretained",
            signature: "func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> SharedSequence<SharingStrategy, Out>",
            result: "SharedSequence<SharingStrategy, Out>",
            sentence: "Combines each element with an object that is not retained; completes once that is gone.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).withUnretained(owner) { _, element in element * 2 }\n         -2-4-6-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.withUnretained(_:)", name: "withUnretained",
            signature: "func withUnretained<Object: AnyObject>(_ obj: Object) -> SharedSequence<SharingStrategy, (Object, Element)>",
            result: "SharedSequence<SharingStrategy, (Object, Element)>",
            sentence: "Pairs each element with an object that is not retained; completes once that is gone.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).withUnretained(owner).map { _, element in element * 2 }\n         -2-4-6-|"),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where Element == Any",
        members: [
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy, O7.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.combineLatest(_:_:_:_:_:_:_:_:)", name: "combineLatest",
            signature: "static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy, O7.SharingStrategy == SharingStrategy, O8.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>",
            sentence: "Combines the latest elements of sequences to a tuple whenever one of them sends, once all have.",
            marble: "first    a---b-----|\nsecond   --1---2-|\nDriver.combineLatest(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'-'b1'-'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:_:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:_:_:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy, O7.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
          CatalogMember(
            key: "static SharedSequenceConvertibleType.zip(_:_:_:_:_:_:_:_:)", name: "zip",
            signature: "static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType>(_ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> where O1.SharingStrategy == SharingStrategy, O2.SharingStrategy == SharingStrategy, O3.SharingStrategy == SharingStrategy, O4.SharingStrategy == SharingStrategy, O5.SharingStrategy == SharingStrategy, O6.SharingStrategy == SharingStrategy, O7.SharingStrategy == SharingStrategy, O8.SharingStrategy == SharingStrategy",
            result: "SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>",
            sentence: "Combines the elements of sequences one by one to tuples.",
            marble: "first    a-b-----c-|\nsecond   --1---2-|\nDriver.zip(first.asDriver(onErrorJustReturn: \"?\"), second.asDriver(onErrorJustReturn: 0)).map { \"\\($0)\\($1)\" }\n         --'a1'---'b2'---|"),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType.merge()", name: "merge",
            signature: "func merge() -> SharedSequence<Element.SharingStrategy, Element.Element>",
            result: "SharedSequence<Element.SharingStrategy, Element.Element>",
            sentence: "Merges the sequences that this sequence sends.",
            details: "- Completes when this sequence and all of those have.",
            marble: "source   a-b-------|\ninner    1---2|\nsource.asDriver(onErrorJustReturn: \"?\").map { _ in inner.asDriver(onErrorJustReturn: 0) }.merge()\n         1-1-2-2---|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.merge(maxConcurrent:)", name: "merge",
            signature: "func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element>",
            result: "SharedSequence<Element.SharingStrategy, Element.Element>",
            sentence: "Merges the sequences that this sequence sends, at most `maxConcurrent` at a time; others wait.",
            marble: "source   a-b-------|\ninner    1---2|\nsource.asDriver(onErrorJustReturn: \"?\").map { _ in inner.asDriver(onErrorJustReturn: 0) }.merge(maxConcurrent: 1)\n         1---21---2|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType.switchLatest()", name: "switchLatest",
            signature: "func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element>",
            result: "SharedSequence<Element.SharingStrategy, Element.Element>",
            sentence: "Sends what the latest of the sequences sends that this sequence sends.",
            details: "- The inner sequence before is disposed before the next one is subscribed.",
            marble: "source   a---b---------|\ninner    1--2--3|\nsource.asDriver(onErrorJustReturn: \"?\").map { _ in inner.asDriver(onErrorJustReturn: 0) }.switchLatest()\n         1--21--2--3---|"),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where Element: RxAbstractInteger",
        members: [
          CatalogMember(
            key: "static SharedSequenceConvertibleType.interval(_:)", name: "interval",
            signature: "static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Sends 0, 1, 2 … , one every `period`.",
            marble: "Driver<Int>.interval(.milliseconds(200))\n         --0-1-2"),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where Element: Equatable",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType.distinctUntilChanged()", name: "distinctUntilChanged",
            signature: "func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element>",
            result: "SharedSequence<SharingStrategy, Element>",
            sentence: "Drops elements that equal the one before.",
            marble: "source   -1-1-2-1-|\nsource.asDriver(onErrorJustReturn: 0).distinctUntilChanged()\n         -1---2-1-|"),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (Observer...) where Observer.Element == Element", name: "drive",
            signature: "func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes observers, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).drive(out)\n         -1-2-3-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (Observer...) where Observer.Element == Element?", name: "drive",
            signature: "func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable where Observer.Element == Element?",
            result: "Disposable",
            sentence: "Subscribes observers of optional elements, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asDriver(onErrorJustReturn: 0).drive(out.mapObserver { (element: Int?) in element ?? 0 })\n         -1-2-3-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (BehaviorRelay<Element>...)", name: "drive",
            signature: "func drive(_ relays: BehaviorRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays, on the main thread.",
            marble: "source   -1-2-3-|\nlet relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay))\n         01-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (BehaviorRelay<Element?>...)", name: "drive",
            signature: "func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals, on the main thread.",
            marble: "source   -1-2-3-|\nlet relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay))\n         01-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (ReplayRelay<Element>...)", name: "drive",
            signature: "func drive(_ relays: ReplayRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays, on the main thread.",
            marble: "source   -1-2-3-|\nlet relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay))\n         -1-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<DriverSharingStrategy>.drive(_:) (ReplayRelay<Element?>...)", name: "drive",
            signature: "func drive(_ relays: ReplayRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals, on the main thread.",
            marble: "source   -1-2-3-|\nlet relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asDriver(onErrorJustReturn: 0).drive(relay))\n         -1-2-3"),
        ]),
      CatalogExtension(
        type: "SharedSequenceConvertibleType", header: "extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy",
        members: [
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (Observer...) where Observer.Element == Element", name: "emit",
            signature: "func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element",
            result: "Disposable",
            sentence: "Subscribes observers, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asSignal(onErrorJustReturn: 0).emit(to: out)\n         -1-2-3-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (Observer...) where Observer.Element == Element?", name: "emit",
            signature: "func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element?",
            result: "Disposable",
            sentence: "Subscribes observers of optional elements, on the main thread.",
            marble: "source   -1-2-3-|\nsource.asSignal(onErrorJustReturn: 0).emit(to: out.mapObserver { (element: Int?) in element ?? 0 })\n         -1-2-3-|"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (PublishRelay<Element>...)", name: "emit",
            signature: "func emit(to relays: PublishRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays, on the main thread.",
            marble: "source   -1-2-3-|\nlet relay = PublishRelay<Int>(); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))\n         -1-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (PublishRelay<Element?>...)", name: "emit",
            signature: "func emit(to relays: PublishRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals, on the main thread.",
            marble: "source   -1-2-3-|\nlet relay = PublishRelay<Int?>(); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))\n         -1-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (BehaviorRelay<Element>...)", name: "emit",
            signature: "func emit(to relays: BehaviorRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays, on the main thread.",
            marble: "source   -1-2-3-|\nlet relay = BehaviorRelay<Int>(value: 0); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))\n         01-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (BehaviorRelay<Element?>...)", name: "emit",
            signature: "func emit(to relays: BehaviorRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals, on the main thread.",
            marble: "source   -1-2-3-|\nlet relay = BehaviorRelay<Int?>(value: 0); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))\n         01-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (ReplayRelay<Element>...)", name: "emit",
            signature: "func emit(to relays: ReplayRelay<Element>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays, on the main thread.",
            marble: "source   -1-2-3-|\nlet relay = ReplayRelay<Int>.create(bufferSize: 1); return Disposables.create(relay.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))\n         -1-2-3"),
          CatalogMember(
            key: "SharedSequenceConvertibleType<SignalSharingStrategy>.emit(to:) (ReplayRelay<Element?>...)", name: "emit",
            signature: "func emit(to relays: ReplayRelay<Element?>...) -> Disposable",
            result: "Disposable",
            sentence: "Sends the elements into relays of optionals, on the main thread.",
            marble: "source   -1-2-3-|\nlet relay = ReplayRelay<Int?>.create(bufferSize: 1); return Disposables.create(relay.compactMap { $0 }.subscribe(out), source.asSignal(onErrorJustReturn: 0).emit(to: relay))\n         -1-2-3"),
        ]),
    ],
    globals: [
    ])
}
