// swift-format-ignore-file
// Written by `swift run catalog-generator` from the public declarations of Rx: every function of sequences, and the members of
// concrete types, with labels and types, as programs in Swift 5 mode use them.
import Foundation
import Rx
import Testing

@Suite("Programs find the operators of")
struct OperatorNames {
  @Test("AnyObserver") func anyObserver() {
    let _: (@escaping AnyObserver<Int>.EventHandler) -> AnyObserver<Int> = AnyObserver<Int>.init(eventHandler:)
    let _: (AnyObserver<Int>) -> (Event<Int>) -> Void = { $0.on(_:) }
    let _: (AnyObserver<Int>) -> () -> AnyObserver<Int> = { $0.asObserver }
  }

  @Test("Observable") func observable() {
    let _: (Observable<Int>) -> (Binder<Int>) -> Disposable = { $0.subscribe(_:) }
    let _: (Observable<Int>) -> () -> Observable<Int> = { $0.asObservable }
  }

  @Test("ObservableType") func observableType() {
    let _: (Observable<Int>) -> () -> Observable<Int> = { $0.asObservable }
    let _: (Observable<Int>) -> (@escaping (Event<Int>) -> Void) -> Disposable = { $0.subscribe(_:) }
    let _: (Observable<Int>) -> (((Int) -> Void)?, ((Error) -> Void)?, (() -> Void)?, (() -> Void)?) -> Disposable = { $0.subscribe(onNext:onError:onCompleted:onDisposed:) }
    let _: (Observable<Int>) -> (Owner, ((Owner, Int) -> Void)?, ((Owner, Error) -> Void)?, ((Owner) -> Void)?, ((Owner) -> Void)?) -> Disposable = { $0.subscribe(with:onNext:onError:onCompleted:onDisposed:) }
    let _: (Observable<Int>) -> (Observable<Int>) -> Observable<Int> = { $0.amb(_:) }
    let _: (AnySequence<Observable<Int>>) -> Observable<Int> = Observable<Int>.amb(_:)
    let _: (Observable<String>, Observable<String>, @escaping (String, String) throws -> Int) -> Observable<Int> = Observable<Int>.combineLatest(_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.combineLatest(_:_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.combineLatest(_:_:_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.combineLatest(_:_:_:_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String, String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.combineLatest(_:_:_:_:_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String, String, String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.combineLatest(_:_:_:_:_:_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String, String, String, String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)
    let _: (Array<Observable<Int>>, @escaping ([Int]) throws -> Int) -> Observable<Int> = Observable<Int>.combineLatest(_:resultSelector:)
    let _: (Array<Observable<Int>>) -> Observable<[Int]> = Observable<Int>.combineLatest(_:)
    let _: (Observable<Int>) -> (Observable<Int>) -> Observable<Int> = { $0.concat(_:) }
    let _: (AnySequence<Observable<Int>>) -> Observable<Int> = Observable<Int>.concat(_:)
    let _: (Array<Observable<Int>>) -> Observable<Int> = Observable<Int>.concat(_:)
    let _: (Observable<Int>...) -> Observable<Int> = Observable<Int>.concat(_:)
    let _: (Observable<Observable<Int>>) -> () -> Observable<Int> = { $0.merge }
    let _: (Observable<Observable<Int>>) -> (Int) -> Observable<Int> = { $0.merge(maxConcurrent:) }
    let _: (Observable<Observable<Int>>) -> () -> Observable<Int> = { $0.concat }
    let _: (Array<Observable<Int>>) -> Observable<Int> = Observable<Int>.merge(_:)
    let _: ([Observable<Int>]) -> Observable<Int> = Observable<Int>.merge(_:)
    let _: (Observable<Int>...) -> Observable<Int> = Observable<Int>.merge(_:)
    let _: (Observable<Int>) -> (Int...) -> Observable<Int> = { $0.startWith(_:) }
    let _: (Observable<Observable<Int>>) -> () -> Observable<Int> = { $0.switchLatest }
    let _: (Observable<Int>) -> (Observable<String>, @escaping (Int, String) throws -> String) -> Observable<String> = { $0.withLatestFrom(_:resultSelector:) }
    let _: (Observable<Int>) -> (Observable<String>) -> Observable<String> = { $0.withLatestFrom(_:) }
    let _: (Observable<String>, Observable<String>, @escaping (String, String) throws -> Int) -> Observable<Int> = Observable<Int>.zip(_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.zip(_:_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.zip(_:_:_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.zip(_:_:_:_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String, String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.zip(_:_:_:_:_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String, String, String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.zip(_:_:_:_:_:_:_:resultSelector:)
    let _: (Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, Observable<String>, @escaping (String, String, String, String, String, String, String, String) throws -> Int) -> Observable<Int> = Observable<Int>.zip(_:_:_:_:_:_:_:_:resultSelector:)
    let _: (Array<Observable<Int>>, @escaping ([Int]) throws -> Int) -> Observable<Int> = Observable<Int>.zip(_:resultSelector:)
    let _: (Array<Observable<Int>>) -> Observable<[Int]> = Observable<Int>.zip(_:)
    let _: (@escaping (AnyObserver<Int>) -> Disposable) -> Observable<Int> = Observable<Int>.create(_:)
    let _: (@escaping () throws -> Observable<Int>) -> Observable<Int> = Observable<Int>.deferred(_:)
    let _: () -> Observable<Int> = Observable<Int>.empty
    let _: (Error) -> Observable<Int> = Observable<Int>.error(_:)
    let _: (Int..., ImmediateSchedulerType) -> Observable<Int> = Observable<Int>.of(_:scheduler:)
    let _: ([Int], ImmediateSchedulerType) -> Observable<Int> = Observable<Int>.from(_:scheduler:)
    let _: (AnySequence<Int>, ImmediateSchedulerType) -> Observable<Int> = Observable<Int>.from(_:scheduler:)
    let _: (Int?) -> Observable<Int> = Observable<Int>.from(optional:)
    let _: (Int?, ImmediateSchedulerType) -> Observable<Int> = Observable<Int>.from(optional:scheduler:)
    let _: (Int, @escaping (Int) throws -> Bool, ImmediateSchedulerType, @escaping (Int) throws -> Int) -> Observable<Int> = Observable<Int>.generate(initialState:condition:scheduler:iterate:)
    let _: (Int) -> Observable<Int> = Observable<Int>.just(_:)
    let _: (Int, ImmediateSchedulerType) -> Observable<Int> = Observable<Int>.just(_:scheduler:)
    let _: () -> Observable<Int> = Observable<Int>.never
    let _: (Int, Int, ImmediateSchedulerType) -> Observable<Int> = Observable<Int>.range(start:count:scheduler:)
    let _: (Int, ImmediateSchedulerType) -> Observable<Int> = Observable<Int>.repeatElement(_:scheduler:)
    let _: (RxTimeInterval, SchedulerType) -> Observable<Int> = Observable<Int>.interval(_:scheduler:)
    let _: (RxTimeInterval, RxTimeInterval?, SchedulerType) -> Observable<Int> = Observable<Int>.timer(_:period:scheduler:)
    let _: (@escaping () throws -> BooleanDisposable, @escaping (BooleanDisposable) throws -> Observable<Int>) -> Observable<Int> = Observable<Int>.using(_:observableFactory:)
    let _: (Observable<Int>) -> (@escaping (Error) throws -> Observable<Int>) -> Observable<Int> = { $0.catch(_:) }
    let _: (Observable<Int>) -> (Int) -> Observable<Int> = { $0.catchAndReturn(_:) }
    let _: (AnySequence<Observable<Int>>) -> Observable<Int> = Observable<Int>.catch(sequence:)
    let _: (Observable<Int>) -> (Int) -> Observable<Int> = { $0.retry(_:) }
    let _: (Observable<Int>) -> () -> Observable<Int> = { $0.retry }
    let _: (Observable<Int>) -> (@escaping (Observable<RxError>) -> Observable<String>) -> Observable<Int> = { $0.retry(when:) }
    let _: (Observable<Int>) -> (@escaping (Observable<Error>) -> Observable<String>) -> Observable<Int> = { $0.retry(when:) }
    let _: (Observable<Int>) -> () -> Observable<Int> = { $0.distinctUntilChanged }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> String) -> Observable<Int> = { $0.distinctUntilChanged(_:) }
    let _: (Observable<Int>) -> (@escaping (_ lhs: Int, _ rhs: Int) throws -> Bool) -> Observable<Int> = { $0.distinctUntilChanged(_:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> String, @escaping (_ lhs: String, _ rhs: String) throws -> Bool) -> Observable<Int> = { $0.distinctUntilChanged(_:comparer:) }
    let _: (Observable<Int>) -> (KeyPath<Int, String>) -> Observable<Int> = { $0.distinctUntilChanged(at:) }
    let _: (Observable<Int>) -> (Int) -> Observable<Int> = { $0.element(at:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> Bool) -> Observable<Int> = { $0.filter(_:) }
    let _: (Observable<Int>) -> () -> Observable<Never> = { $0.ignoreElements }
    let _: (Observable<Int>) -> (Observable<String>, Int?) -> Observable<Int> = { $0.sample(_:defaultValue:) }
    let _: (Observable<Int>) -> () -> Observable<Int> = { $0.single }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> Bool) -> Observable<Int> = { $0.single(_:) }
    let _: (Observable<Int>) -> (Int) -> Observable<Int> = { $0.skip(_:) }
    let _: (Observable<Int>) -> (RxTimeInterval, SchedulerType) -> Observable<Int> = { $0.skip(_:scheduler:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> Bool) -> Observable<Int> = { $0.skip(while:) }
    let _: (Observable<Int>) -> (Observable<String>) -> Observable<Int> = { $0.skip(until:) }
    let _: (Observable<Int>) -> (Int) -> Observable<Int> = { $0.take(_:) }
    let _: (Observable<Int>) -> (RxTimeInterval, SchedulerType) -> Observable<Int> = { $0.take(for:scheduler:) }
    let _: (Observable<Int>) -> (Int) -> Observable<Int> = { $0.takeLast(_:) }
    let _: (Observable<Int>) -> (Observable<String>) -> Observable<Int> = { $0.take(until:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> Bool, TakeBehavior) -> Observable<Int> = { $0.take(while:behavior:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> Bool, TakeBehavior) -> Observable<Int> = { $0.take(until:behavior:) }
    let _: (Observable<Int>) -> (PublishSubject<Int>) -> ConnectableObservable<Int> = { $0.multicast(_:) }
    let _: (Observable<Int>) -> (@escaping () -> PublishSubject<Int>) -> ConnectableObservable<Int> = { $0.multicast(makeSubject:) }
    let _: (Observable<Int>) -> (@escaping () throws -> PublishSubject<Int>, @escaping (Observable<Int>) throws -> Observable<String>) -> Observable<String> = { $0.multicast(_:selector:) }
    let _: (Observable<Int>) -> () -> ConnectableObservable<Int> = { $0.publish }
    let _: (Observable<Int>) -> (Int) -> ConnectableObservable<Int> = { $0.replay(_:) }
    let _: (Observable<Int>) -> () -> ConnectableObservable<Int> = { $0.replayAll }
    let _: (Observable<Int>) -> (Int, SubjectLifetimeScope) -> Observable<Int> = { $0.share(replay:scope:) }
    let _: (Observable<Int>) -> (RxTimeInterval, Int, SchedulerType) -> Observable<[Int]> = { $0.buffer(timeSpan:count:scheduler:) }
    let _: (Observable<Int>) -> (RxTimeInterval, SchedulerType) -> Observable<Int> = { $0.debounce(_:scheduler:) }
    let _: (Observable<Int>) -> (RxTimeInterval, SchedulerType) -> Observable<Int> = { $0.delay(_:scheduler:) }
    let _: (Observable<Int>) -> (RxTimeInterval, SchedulerType) -> Observable<Int> = { $0.delaySubscription(_:scheduler:) }
    let _: (Observable<Int>) -> (RxTimeInterval, Bool, SchedulerType) -> Observable<Int> = { $0.throttle(_:latest:scheduler:) }
    let _: (Observable<Int>) -> (RxTimeInterval, SchedulerType) -> Observable<Int> = { $0.timeout(_:scheduler:) }
    let _: (Observable<Int>) -> (RxTimeInterval, Observable<Int>, SchedulerType) -> Observable<Int> = { $0.timeout(_:other:scheduler:) }
    let _: (Observable<Int>) -> (RxTimeInterval, Int, SchedulerType) -> Observable<Observable<Int>> = { $0.window(timeSpan:count:scheduler:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> String?) -> Observable<String> = { $0.compactMap(_:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> Observable<String>) -> Observable<String> = { $0.concatMap(_:) }
    let _: (Observable<Int>) -> () -> Observable<(index: Int, element: Int)> = { $0.enumerated }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> Observable<String>) -> Observable<String> = { $0.flatMap(_:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> Observable<String>) -> Observable<String> = { $0.flatMapFirst(_:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> Observable<String>) -> Observable<String> = { $0.flatMapLatest(_:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> Infallible<String>) -> Infallible<String> = { $0.flatMapLatest(_:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> String) -> Observable<GroupedObservable<String, Int>> = { $0.groupBy(keySelector:) }
    let _: (Observable<Int>) -> (@escaping (Int) throws -> String) -> Observable<String> = { $0.map(_:) }
    let _: (Observable<Int>) -> () -> Observable<Event<Int>> = { $0.materialize }
    let _: (Observable<Event<Int>>) -> () -> Observable<Int> = { $0.dematerialize }
    let _: (Observable<Int>) -> (String, @escaping (String, Int) throws -> String, @escaping (String) throws -> String) -> Observable<String> = { $0.reduce(_:accumulator:mapResult:) }
    let _: (Observable<Int>) -> (String, @escaping (String, Int) throws -> String) -> Observable<String> = { $0.reduce(_:accumulator:) }
    let _: (Observable<Int>) -> (String, @escaping (inout String, Int) throws -> Void) -> Observable<String> = { $0.scan(into:accumulator:) }
    let _: (Observable<Int>) -> (String, @escaping (String, Int) throws -> String) -> Observable<String> = { $0.scan(_:accumulator:) }
    let _: (Observable<Int>) -> (String?, Bool, String, UInt, String) -> Observable<Int> = { $0.debug(_:trimOutput:file:line:function:) }
    let _: (Observable<Int>) -> (((Int) throws -> Void)?, ((Int) throws -> Void)?, ((Error) throws -> Void)?, ((Error) throws -> Void)?, (() throws -> Void)?, (() throws -> Void)?, (() -> Void)?, (() -> Void)?, (() -> Void)?) -> Observable<Int> = { $0.do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:) }
    let _: (Observable<Int>) -> (Int) -> Observable<Int> = { $0.ifEmpty(default:) }
    let _: (Observable<Int>) -> (Observable<Int>) -> Observable<Int> = { $0.ifEmpty(switchTo:) }
    let _: (Observable<Int>) -> (ImmediateSchedulerType) -> Observable<Int> = { $0.observe(on:) }
    let _: (Observable<Int>) -> (ImmediateSchedulerType) -> Observable<Int> = { $0.subscribe(on:) }
    let _: (Observable<Int>) -> (Owner, @escaping (Owner, Int) -> String) -> Observable<String> = { $0.withUnretained(_:resultSelector:) }
    let _: (Observable<Int>) -> (Owner) -> Observable<(Owner, Int)> = { $0.withUnretained(_:) }
    let _: (Observable<Int>) -> (Binder<Int>...) -> Disposable = { $0.bind(to:) }
    let _: (Observable<Int>) -> (Binder<Int?>...) -> Disposable = { $0.bind(to:) }
    let _: (Observable<Int>) -> (PublishRelay<Int>...) -> Disposable = { $0.bind(to:) }
    let _: (Observable<Int>) -> (PublishRelay<Int?>...) -> Disposable = { $0.bind(to:) }
    let _: (Observable<Int>) -> (BehaviorRelay<Int>...) -> Disposable = { $0.bind(to:) }
    let _: (Observable<Int>) -> (BehaviorRelay<Int?>...) -> Disposable = { $0.bind(to:) }
    let _: (Observable<Int>) -> (ReplayRelay<Int>...) -> Disposable = { $0.bind(to:) }
    let _: (Observable<Int>) -> (ReplayRelay<Int?>...) -> Disposable = { $0.bind(to:) }
    let _: (Observable<Int>) -> ((Observable<Int>) -> String) -> String = { $0.bind(to:) }
    let _: (Observable<Int>) -> ((Observable<Int>) -> (String) -> String, String) -> String = { $0.bind(to:curriedArgument:) }
    let _: (Observable<Int>) -> (Owner, @escaping (Owner, Int) -> Void) -> Disposable = { $0.bind(with:onNext:) }
    let _: (Observable<Int>) -> (@escaping (Int) -> Void) -> Disposable = { $0.bind(onNext:) }
    let _: (Observable<Int>) -> () -> PrimitiveSequence<SingleTrait, Int> = { $0.asSingle }
    let _: (Observable<Int>) -> () -> PrimitiveSequence<MaybeTrait, Int> = { $0.asMaybe }
    let _: (Observable<Int>) -> () -> Single<Int?> = { $0.first }
    let _: (Observable<Int>) -> () -> Single<[Int]> = { $0.toArray }
  }

  @Test("BooleanDisposable") func booleanDisposable() {
    let _: () -> BooleanDisposable = BooleanDisposable.init
    let _: (Bool) -> BooleanDisposable = BooleanDisposable.init(isDisposed:)
    let _: (BooleanDisposable) -> Bool = { $0.isDisposed }
    let _: (BooleanDisposable) -> () -> Void = { $0.dispose }
  }

  @Test("CompositeDisposable") func compositeDisposable() {
    let _: () -> CompositeDisposable = CompositeDisposable.init
    let _: (Disposable, Disposable) -> CompositeDisposable = CompositeDisposable.init(_:_:)
    let _: (Disposable, Disposable, Disposable) -> CompositeDisposable = CompositeDisposable.init(_:_:_:)
    let _: (Disposable, Disposable, Disposable, Disposable, Disposable...) -> CompositeDisposable = CompositeDisposable.init(_:_:_:_:_:)
    let _: ([Disposable]) -> CompositeDisposable = CompositeDisposable.init(disposables:)
    let _: (CompositeDisposable) -> Bool = { $0.isDisposed }
    let _: (CompositeDisposable) -> Int = { $0.count }
    let _: (CompositeDisposable) -> (Disposable) -> CompositeDisposable.DisposeKey? = { $0.insert(_:) }
    let _: (CompositeDisposable) -> (CompositeDisposable.DisposeKey) -> Void = { $0.remove(for:) }
    let _: (CompositeDisposable) -> () -> Void = { $0.dispose }
  }

  @Test("Disposables") func disposables() {
    let _: () -> Disposable = Disposables.create
    let _: (@escaping () -> Void) -> Cancelable = Disposables.create(with:)
    let _: (Disposable, Disposable) -> Cancelable = Disposables.create(_:_:)
    let _: (Disposable, Disposable, Disposable) -> Cancelable = Disposables.create(_:_:_:)
    let _: (Disposable, Disposable, Disposable, Disposable...) -> Cancelable = Disposables.create(_:_:_:_:)
    let _: ([Disposable]) -> Cancelable = Disposables.create(_:)
  }

  @Test("DisposeBag.DisposableBuilder") func disposeBagDisposableBuilder() {
    let _: (Disposable...) -> [Disposable] = DisposeBag.DisposableBuilder.buildBlock(_:)
  }

  @Test("DisposeBag") func disposeBag() {
    let _: () -> DisposeBag = DisposeBag.init
    let _: (Disposable...) -> DisposeBag = DisposeBag.init(disposing:)
    let _: ([Disposable]) -> DisposeBag = DisposeBag.init(disposing:)
    let _: (() -> [Disposable]) -> DisposeBag = DisposeBag.init(builder:)
    let _: (DisposeBag) -> (Disposable) -> Void = { $0.insert(_:) }
    let _: (DisposeBag) -> (Disposable...) -> Void = { $0.insert(_:) }
    let _: (DisposeBag) -> ([Disposable]) -> Void = { $0.insert(_:) }
    let _: (DisposeBag) -> (() -> [Disposable]) -> Void = { $0.insert(builder:) }
  }

  @Test("RefCountDisposable") func refCountDisposable() {
    let _: (Disposable) -> RefCountDisposable = RefCountDisposable.init(disposable:)
    let _: (RefCountDisposable) -> Bool = { $0.isDisposed }
    let _: (RefCountDisposable) -> () -> Disposable = { $0.retain }
    let _: (RefCountDisposable) -> () -> Void = { $0.dispose }
  }

  @Test("ScheduledDisposable") func scheduledDisposable() {
    let _: (ScheduledDisposable) -> ImmediateSchedulerType = { $0.scheduler }
    let _: (ImmediateSchedulerType, Disposable) -> ScheduledDisposable = ScheduledDisposable.init(scheduler:disposable:)
    let _: (ScheduledDisposable) -> Bool = { $0.isDisposed }
    let _: (ScheduledDisposable) -> () -> Void = { $0.dispose }
  }

  @Test("SerialDisposable") func serialDisposable() {
    let _: () -> SerialDisposable = SerialDisposable.init
    let _: (SerialDisposable) -> Bool = { $0.isDisposed }
    let _: (SerialDisposable) -> Disposable = { $0.disposable }
    let _: (SerialDisposable) -> () -> Void = { $0.dispose }
  }

  @Test("SingleAssignmentDisposable") func singleAssignmentDisposable() {
    let _: () -> SingleAssignmentDisposable = SingleAssignmentDisposable.init
    let _: (SingleAssignmentDisposable) -> Bool = { $0.isDisposed }
    let _: (SingleAssignmentDisposable) -> (Disposable) -> Void = { $0.setDisposable(_:) }
    let _: (SingleAssignmentDisposable) -> () -> Void = { $0.dispose }
  }

  @Test("ConnectableObservable") func connectableObservable() {
    let _: (ConnectableObservable<Int>) -> () -> Disposable = { $0.connect }
  }

  @Test("GroupedObservable") func groupedObservable() {
    let _: (GroupedObservable<Int, Int>) -> Int = { $0.key }
    let _: (Int, Observable<Int>) -> GroupedObservable<Int, Int> = GroupedObservable<Int, Int>.init(key:source:)
    let _: (GroupedObservable<Int, Int>) -> (Binder<Int>) -> Disposable = { $0.subscribe(_:) }
    let _: (GroupedObservable<Int, Int>) -> () -> Observable<Int> = { $0.asObservable }
  }

  @Test("BehaviorRelay") func behaviorRelay() {
    let _: (Int) -> BehaviorRelay<Int> = BehaviorRelay<Int>.init(value:)
    let _: (BehaviorRelay<Int>) -> Int = { $0.value }
    let _: (BehaviorRelay<Int>) -> (Int) -> Void = { $0.accept(_:) }
    let _: (BehaviorRelay<Int>) -> (Binder<Int>) -> Disposable = { $0.subscribe(_:) }
    let _: (BehaviorRelay<Int>) -> () -> Observable<Int> = { $0.asObservable }
    let _: (BehaviorRelay<Int>) -> () -> Infallible<Int> = { $0.asInfallible }
    let _: (BehaviorRelay<Int>) -> () -> Driver<Int> = { $0.asDriver }
  }

  @Test("PublishRelay") func publishRelay() {
    let _: () -> PublishRelay<Int> = PublishRelay<Int>.init
    let _: (PublishRelay<Int>) -> (Int) -> Void = { $0.accept(_:) }
    let _: (PublishRelay<Int>) -> (Binder<Int>) -> Disposable = { $0.subscribe(_:) }
    let _: (PublishRelay<Int>) -> () -> Observable<Int> = { $0.asObservable }
    let _: (PublishRelay<Int>) -> () -> Infallible<Int> = { $0.asInfallible }
    let _: (PublishRelay<Int>) -> () -> Signal<Int> = { $0.asSignal }
  }

  @Test("ReplayRelay") func replayRelay() {
    let _: (Int) -> ReplayRelay<Int> = ReplayRelay<Int>.create(bufferSize:)
    let _: () -> ReplayRelay<Int> = ReplayRelay<Int>.createUnbound
    let _: (ReplayRelay<Int>) -> (Int) -> Void = { $0.accept(_:) }
    let _: (ReplayRelay<Int>) -> (Binder<Int>) -> Disposable = { $0.subscribe(_:) }
    let _: (ReplayRelay<Int>) -> () -> Observable<Int> = { $0.asObservable }
    let _: (ReplayRelay<Int>) -> () -> Infallible<Int> = { $0.asInfallible }
  }

  @Test("ConcurrentDispatchQueueScheduler") func concurrentDispatchQueueScheduler() {
    let _: (ConcurrentDispatchQueueScheduler) -> Date = { $0.now }
    let _: (DispatchQueue, DispatchTimeInterval) -> ConcurrentDispatchQueueScheduler = ConcurrentDispatchQueueScheduler.init(queue:leeway:)
    let _: (DispatchQoS, DispatchTimeInterval) -> ConcurrentDispatchQueueScheduler = ConcurrentDispatchQueueScheduler.init(qos:leeway:)
    let _: (ConcurrentDispatchQueueScheduler) -> (String, @escaping (String) -> Disposable) -> Disposable = { $0.schedule(_:action:) }
    let _: (ConcurrentDispatchQueueScheduler) -> (String, RxTimeInterval, @escaping (String) -> Disposable) -> Disposable = { $0.scheduleRelative(_:dueTime:action:) }
    let _: (ConcurrentDispatchQueueScheduler) -> (String, RxTimeInterval, RxTimeInterval, @escaping (String) -> String) -> Disposable = { $0.schedulePeriodic(_:startAfter:period:action:) }
  }

  @Test("ConcurrentMainScheduler") func concurrentMainScheduler() {
    let _: () -> ConcurrentMainScheduler = { ConcurrentMainScheduler.instance }
    let _: (ConcurrentMainScheduler) -> Date = { $0.now }
    let _: (ConcurrentMainScheduler) -> (String, @escaping (String) -> Disposable) -> Disposable = { $0.schedule(_:action:) }
    let _: (ConcurrentMainScheduler) -> (String, RxTimeInterval, @escaping (String) -> Disposable) -> Disposable = { $0.scheduleRelative(_:dueTime:action:) }
    let _: (ConcurrentMainScheduler) -> (String, RxTimeInterval, RxTimeInterval, @escaping (String) -> String) -> Disposable = { $0.schedulePeriodic(_:startAfter:period:action:) }
  }

  @Test("CurrentThreadScheduler") func currentThreadScheduler() {
    let _: () -> CurrentThreadScheduler = { CurrentThreadScheduler.instance }
    let _: () -> Bool = { CurrentThreadScheduler.isScheduleRequired }
    let _: (CurrentThreadScheduler) -> (String, @escaping (String) -> Disposable) -> Disposable = { $0.schedule(_:action:) }
  }

  @Test("HistoricalScheduler") func historicalScheduler() {
    let _: (RxTime) -> HistoricalScheduler = HistoricalScheduler.init(initialClock:)
  }

  @Test("HistoricalSchedulerTimeConverter") func historicalSchedulerTimeConverter() {
    let _: (HistoricalSchedulerTimeConverter) -> (HistoricalSchedulerTimeConverter.VirtualTimeUnit) -> RxTime = { $0.convertFromVirtualTime(_:) }
    let _: (HistoricalSchedulerTimeConverter) -> (RxTime) -> HistoricalSchedulerTimeConverter.VirtualTimeUnit = { $0.convertToVirtualTime(_:) }
    let _: (HistoricalSchedulerTimeConverter) -> (HistoricalSchedulerTimeConverter.VirtualTimeIntervalUnit) -> TimeInterval = { $0.convertFromVirtualTimeInterval(_:) }
    let _: (HistoricalSchedulerTimeConverter) -> (TimeInterval) -> HistoricalSchedulerTimeConverter.VirtualTimeIntervalUnit = { $0.convertToVirtualTimeInterval(_:) }
    let _: (HistoricalSchedulerTimeConverter) -> (HistoricalSchedulerTimeConverter.VirtualTimeUnit, HistoricalSchedulerTimeConverter.VirtualTimeIntervalUnit) -> HistoricalSchedulerTimeConverter.VirtualTimeUnit = { $0.offsetVirtualTime(_:offset:) }
    let _: (HistoricalSchedulerTimeConverter) -> (HistoricalSchedulerTimeConverter.VirtualTimeUnit, HistoricalSchedulerTimeConverter.VirtualTimeUnit) -> VirtualTimeComparison = { $0.compareVirtualTime(_:_:) }
  }

  @Test("MainScheduler") func mainScheduler() {
    let _: () -> MainScheduler = { MainScheduler.instance }
    let _: () -> SerialDispatchQueueScheduler = { MainScheduler.asyncInstance }
    let _: () -> MainScheduler = MainScheduler.init
    let _: (String?) -> Void = MainScheduler.ensureExecutingOnScheduler(errorMessage:)
    let _: (String?) -> Void = MainScheduler.ensureRunningOnMainThread(errorMessage:)
  }

  @Test("OperationQueueScheduler") func operationQueueScheduler() {
    let _: (OperationQueueScheduler) -> OperationQueue = { $0.operationQueue }
    let _: (OperationQueueScheduler) -> Operation.QueuePriority = { $0.queuePriority }
    let _: (OperationQueue, Operation.QueuePriority) -> OperationQueueScheduler = OperationQueueScheduler.init(operationQueue:queuePriority:)
    let _: (OperationQueueScheduler) -> (String, @escaping (String) -> Disposable) -> Disposable = { $0.schedule(_:action:) }
  }

  @Test("SerialDispatchQueueScheduler") func serialDispatchQueueScheduler() {
    let _: (SerialDispatchQueueScheduler) -> Date = { $0.now }
    let _: (String, ((DispatchQueue) -> Void)?, DispatchTimeInterval) -> SerialDispatchQueueScheduler = SerialDispatchQueueScheduler.init(internalSerialQueueName:serialQueueConfiguration:leeway:)
    let _: (DispatchQueue, String, DispatchTimeInterval) -> SerialDispatchQueueScheduler = SerialDispatchQueueScheduler.init(queue:internalSerialQueueName:leeway:)
    let _: (DispatchQoS, String, DispatchTimeInterval) -> SerialDispatchQueueScheduler = SerialDispatchQueueScheduler.init(qos:internalSerialQueueName:leeway:)
    let _: (SerialDispatchQueueScheduler) -> (String, @escaping (String) -> Disposable) -> Disposable = { $0.schedule(_:action:) }
    let _: (SerialDispatchQueueScheduler) -> (String, RxTimeInterval, @escaping (String) -> Disposable) -> Disposable = { $0.scheduleRelative(_:dueTime:action:) }
    let _: (SerialDispatchQueueScheduler) -> (String, RxTimeInterval, RxTimeInterval, @escaping (String) -> String) -> Disposable = { $0.schedulePeriodic(_:startAfter:period:action:) }
  }

  @Test("AsyncSubject") func asyncSubject() {
    let _: () -> AsyncSubject<Int> = AsyncSubject<Int>.init
    let _: (AsyncSubject<Int>) -> Bool = { $0.hasObservers }
    let _: (AsyncSubject<Int>) -> (Event<Int>) -> Void = { $0.on(_:) }
    let _: (AsyncSubject<Int>) -> () -> AsyncSubject<Int> = { $0.asObserver }
  }

  @Test("BehaviorSubject") func behaviorSubject() {
    let _: (Int) -> BehaviorSubject<Int> = BehaviorSubject<Int>.init(value:)
    let _: (BehaviorSubject<Int>) -> Bool = { $0.hasObservers }
    let _: (BehaviorSubject<Int>) -> Bool = { $0.isDisposed }
    let _: (BehaviorSubject<Int>) -> () throws -> Int = { $0.value }
    let _: (BehaviorSubject<Int>) -> (Event<Int>) -> Void = { $0.on(_:) }
    let _: (BehaviorSubject<Int>) -> () -> BehaviorSubject<Int> = { $0.asObserver }
    let _: (BehaviorSubject<Int>) -> () -> Void = { $0.dispose }
  }

  @Test("PublishSubject") func publishSubject() {
    let _: () -> PublishSubject<Int> = PublishSubject<Int>.init
    let _: (PublishSubject<Int>) -> Bool = { $0.hasObservers }
    let _: (PublishSubject<Int>) -> Bool = { $0.isDisposed }
    let _: (PublishSubject<Int>) -> (Event<Int>) -> Void = { $0.on(_:) }
    let _: (PublishSubject<Int>) -> () -> PublishSubject<Int> = { $0.asObserver }
    let _: (PublishSubject<Int>) -> () -> Void = { $0.dispose }
  }

  @Test("ReplaySubject") func replaySubject() {
    let _: (Int) -> ReplaySubject<Int> = ReplaySubject<Int>.create(bufferSize:)
    let _: () -> ReplaySubject<Int> = ReplaySubject<Int>.createUnbounded
    let _: (ReplaySubject<Int>) -> Bool = { $0.hasObservers }
    let _: (ReplaySubject<Int>) -> (Event<Int>) -> Void = { $0.on(_:) }
    let _: (ReplaySubject<Int>) -> () -> ReplaySubject<Int> = { $0.asObserver }
    let _: (ReplaySubject<Int>) -> () -> Void = { $0.dispose }
  }

  @Test("Binder") func binder() {
    let _: (Binder<Int>) -> (Event<Int>) -> Void = { $0.on(_:) }
    let _: (Binder<Int>) -> () -> AnyObserver<Int> = { $0.asObserver }
  }

  @Test("ControlEvent") func controlEvent() {
    let _: (ControlEvent<Int>) -> (Binder<ControlEvent<Int>.Element>) -> Disposable = { $0.subscribe(_:) }
    let _: (ControlEvent<Int>) -> () -> Observable<ControlEvent<Int>.Element> = { $0.asObservable }
    let _: (ControlEvent<Int>) -> () -> ControlEvent<ControlEvent<Int>.Element> = { $0.asControlEvent }
    let _: (ControlEvent<Int>) -> () -> Infallible<ControlEvent<Int>.Element> = { $0.asInfallible }
    let _: (ControlEvent<Int>) -> () -> Driver<ControlEvent<Int>.Element> = { $0.asDriver }
    let _: (ControlEvent<Int>) -> () -> Signal<ControlEvent<Int>.Element> = { $0.asSignal }
  }

  @Test("ControlProperty") func controlProperty() {
    let _: (ControlProperty<Int>) -> (Binder<ControlProperty<Int>.Element>) -> Disposable = { $0.subscribe(_:) }
    let _: (ControlProperty<Int>) -> ControlEvent<Int> = { $0.changed }
    let _: (ControlProperty<Int>) -> () -> Observable<ControlProperty<Int>.Element> = { $0.asObservable }
    let _: (ControlProperty<Int>) -> () -> ControlProperty<ControlProperty<Int>.Element> = { $0.asControlProperty }
    let _: (ControlProperty<Int>) -> () -> Driver<ControlProperty<Int>.Element> = { $0.asDriver }
    let _: (ControlProperty<Int>) -> (Event<ControlProperty<Int>.Element>) -> Void = { $0.on(_:) }
  }

  @Test("Reactive") func reactive() {
    let _: (Reactive<Int>) -> Int = { $0.base }
    let _: (Int) -> Reactive<Int> = Reactive<Int>.init(_:)
  }

  @Test("PrimitiveSequenceType") func primitiveSequenceType() {
    let _: (Bool, TaskPriority?, @escaping () async throws -> Int) -> Single<Int> = Single<Int>.create(detached:priority:work:)
    let _: (Completable) -> (Completable) -> Completable = { $0.concat(_:) }
    let _: (Array<Completable>) -> Completable = Completable.zip(_:)
    let _: (Completable...) -> Completable = Completable.zip(_:)
    let _: (Completable) -> (Single<String>) -> Single<String> = { $0.andThen(_:) }
    let _: (Completable) -> (Maybe<String>) -> Maybe<String> = { $0.andThen(_:) }
    let _: (Completable) -> (Completable) -> Completable = { $0.andThen(_:) }
    let _: (Completable) -> (Observable<String>) -> Observable<String> = { $0.andThen(_:) }
    let _: (@escaping (@escaping Completable.CompletableObserver) -> Disposable) -> Completable = Completable.create(subscribe:)
    let _: (Completable) -> (@escaping (CompletableEvent) -> Void) -> Disposable = { $0.subscribe(_:) }
    let _: (Completable) -> ((() -> Void)?, ((Error) -> Void)?, (() -> Void)?) -> Disposable = { $0.subscribe(onCompleted:onError:onDisposed:) }
    let _: (Completable) -> (Owner, ((Owner) -> Void)?, ((Owner, Error) -> Void)?, ((Owner) -> Void)?) -> Disposable = { $0.subscribe(with:onCompleted:onError:onDisposed:) }
    let _: (Maybe<Int>) -> (@escaping (Int) throws -> Maybe<String>) -> Maybe<String> = { $0.flatMap(_:) }
    let _: (Maybe<Int>) -> (Single<Int>) -> Single<Int> = { $0.ifEmpty(switchTo:) }
    let _: (Maybe<Int>) -> () -> Completable = { $0.asCompletable }
    let _: (@escaping (@escaping Maybe<Int>.MaybeObserver) -> Disposable) -> Maybe<Int> = Maybe<Int>.create(subscribe:)
    let _: (Maybe<Int>) -> (@escaping (MaybeEvent<Int>) -> Void) -> Disposable = { $0.subscribe(_:) }
    let _: (Maybe<Int>) -> (((Int) -> Void)?, ((Error) -> Void)?, (() -> Void)?, (() -> Void)?) -> Disposable = { $0.subscribe(onSuccess:onError:onCompleted:onDisposed:) }
    let _: (Maybe<Int>) -> (Owner, ((Owner, Int) -> Void)?, ((Owner, Error) -> Void)?, ((Owner) -> Void)?, ((Owner) -> Void)?) -> Disposable = { $0.subscribe(with:onSuccess:onError:onCompleted:onDisposed:) }
    let _: (Single<Int>) -> (@escaping (Int) throws -> Single<String>) -> Single<String> = { $0.flatMap(_:) }
    let _: (Single<Int>) -> (@escaping (Int) throws -> Maybe<String>) -> Maybe<String> = { $0.flatMapMaybe(_:) }
    let _: (Single<Int>) -> (@escaping (Int) throws -> Completable) -> Completable = { $0.flatMapCompletable(_:) }
    let _: (Array<Single<Int>>, @escaping ([Int]) throws -> String) -> Single<String> = Single<Int>.zip(_:resultSelector:)
    let _: (Array<Single<Int>>) -> Single<[Int]> = Single<Int>.zip(_:)
    let _: (Single<Int>) -> () -> Maybe<Int> = { $0.asMaybe }
    let _: (Single<Int>) -> () -> Completable = { $0.asCompletable }
    let _: (@escaping (@escaping Single<Int>.SingleObserver) -> Disposable) -> Single<Int> = Single<Int>.create(subscribe:)
    let _: (Single<Int>) -> (@escaping (SingleEvent<Int>) -> Void) -> Disposable = { $0.subscribe(_:) }
    let _: (Single<Int>) -> (((Int) -> Void)?, ((Error) -> Void)?, (() -> Void)?) -> Disposable = { $0.subscribe(onSuccess:onFailure:onDisposed:) }
    let _: (Single<Int>) -> (Owner, ((Owner, Int) -> Void)?, ((Owner, Error) -> Void)?, ((Owner) -> Void)?) -> Disposable = { $0.subscribe(with:onSuccess:onFailure:onDisposed:) }
    let _: (Single<String>, Single<String>, @escaping (String, String) throws -> Int) -> Single<Int> = Single<Int>.zip(_:_:resultSelector:)
    let _: (Single<String>, Single<String>, Single<String>, @escaping (String, String, String) throws -> Int) -> Single<Int> = Single<Int>.zip(_:_:_:resultSelector:)
    let _: (Single<String>, Single<String>, Single<String>, Single<String>, @escaping (String, String, String, String) throws -> Int) -> Single<Int> = Single<Int>.zip(_:_:_:_:resultSelector:)
    let _: (Single<String>, Single<String>, Single<String>, Single<String>, Single<String>, @escaping (String, String, String, String, String) throws -> Int) -> Single<Int> = Single<Int>.zip(_:_:_:_:_:resultSelector:)
    let _: (Single<String>, Single<String>, Single<String>, Single<String>, Single<String>, Single<String>, @escaping (String, String, String, String, String, String) throws -> Int) -> Single<Int> = Single<Int>.zip(_:_:_:_:_:_:resultSelector:)
    let _: (Single<String>, Single<String>, Single<String>, Single<String>, Single<String>, Single<String>, Single<String>, @escaping (String, String, String, String, String, String, String) throws -> Int) -> Single<Int> = Single<Int>.zip(_:_:_:_:_:_:_:resultSelector:)
    let _: (Single<String>, Single<String>, Single<String>, Single<String>, Single<String>, Single<String>, Single<String>, Single<String>, @escaping (String, String, String, String, String, String, String, String) throws -> Int) -> Single<Int> = Single<Int>.zip(_:_:_:_:_:_:_:_:resultSelector:)
    let _: (Error) -> Single<Int> = Single<Int>.error(_:)
    let _: (Int) -> Single<Int> = Single<Int>.just(_:)
    let _: (Int, ImmediateSchedulerType) -> Single<Int> = Single<Int>.just(_:scheduler:)
    let _: () -> Single<Int> = Single<Int>.never
    let _: (Single<Int>) -> (Int) -> Single<Int> = { $0.catchAndReturn(_:) }
    let _: (Single<Int>) -> (@escaping (Int) throws -> Bool) -> Maybe<Int> = { $0.filter(_:) }
    let _: (Single<Int>) -> (@escaping (Int) throws -> String?) -> Maybe<String> = { $0.compactMap(_:) }
    let _: (Single<Int>) -> (@escaping (Int) throws -> String) -> Single<String> = { $0.map(_:) }
    let _: (Single<Int>) -> (((Int) throws -> Void)?, ((Int) throws -> Void)?, ((Error) throws -> Void)?, ((Error) throws -> Void)?, (() -> Void)?, (() -> Void)?, (() -> Void)?) -> Single<Int> = { $0.do(onSuccess:afterSuccess:onError:afterError:onSubscribe:onSubscribed:onDispose:) }
    let _: (Maybe<String>, Maybe<String>, @escaping (String, String) throws -> Int) -> Maybe<Int> = Maybe<Int>.zip(_:_:resultSelector:)
    let _: (Maybe<String>, Maybe<String>, Maybe<String>, @escaping (String, String, String) throws -> Int) -> Maybe<Int> = Maybe<Int>.zip(_:_:_:resultSelector:)
    let _: (Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, @escaping (String, String, String, String) throws -> Int) -> Maybe<Int> = Maybe<Int>.zip(_:_:_:_:resultSelector:)
    let _: (Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, @escaping (String, String, String, String, String) throws -> Int) -> Maybe<Int> = Maybe<Int>.zip(_:_:_:_:_:resultSelector:)
    let _: (Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, @escaping (String, String, String, String, String, String) throws -> Int) -> Maybe<Int> = Maybe<Int>.zip(_:_:_:_:_:_:resultSelector:)
    let _: (Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, @escaping (String, String, String, String, String, String, String) throws -> Int) -> Maybe<Int> = Maybe<Int>.zip(_:_:_:_:_:_:_:resultSelector:)
    let _: (Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, Maybe<String>, @escaping (String, String, String, String, String, String, String, String) throws -> Int) -> Maybe<Int> = Maybe<Int>.zip(_:_:_:_:_:_:_:_:resultSelector:)
    let _: () -> Maybe<Int> = Maybe<Int>.empty
    let _: (Error) -> Maybe<Int> = Maybe<Int>.error(_:)
    let _: (Int) -> Maybe<Int> = Maybe<Int>.just(_:)
    let _: (Int, ImmediateSchedulerType) -> Maybe<Int> = Maybe<Int>.just(_:scheduler:)
    let _: () -> Maybe<Int> = Maybe<Int>.never
    let _: (Maybe<Int>) -> (Int) -> Maybe<Int> = { $0.catchAndReturn(_:) }
    let _: (Maybe<Int>) -> (@escaping (Int) throws -> Bool) -> Maybe<Int> = { $0.filter(_:) }
    let _: (Maybe<Int>) -> (@escaping (Int) throws -> String?) -> Maybe<String> = { $0.compactMap(_:) }
    let _: (Maybe<Int>) -> (@escaping (Int) throws -> String) -> Maybe<String> = { $0.map(_:) }
    let _: (Maybe<Int>) -> (((Int) throws -> Void)?, ((Int) throws -> Void)?, ((Error) throws -> Void)?, ((Error) throws -> Void)?, (() throws -> Void)?, (() throws -> Void)?, (() -> Void)?, (() -> Void)?, (() -> Void)?) -> Maybe<Int> = { $0.do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:) }
    let _: (Maybe<Int>) -> (Int) -> Single<Int> = { $0.ifEmpty(default:) }
    let _: (Maybe<Int>) -> (Maybe<Int>) -> Maybe<Int> = { $0.ifEmpty(switchTo:) }
    let _: (AnySequence<Completable>) -> Completable = Completable.concat(_:)
    let _: (Array<Completable>) -> Completable = Completable.concat(_:)
    let _: (Completable...) -> Completable = Completable.concat(_:)
    let _: () -> Completable = Completable.empty
    let _: (Error) -> Completable = Completable.error(_:)
    let _: () -> Completable = Completable.never
    let _: (Completable) -> (((Error) throws -> Void)?, ((Error) throws -> Void)?, (() throws -> Void)?, (() throws -> Void)?, (() -> Void)?, (() -> Void)?, (() -> Void)?) -> Completable = { $0.do(onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:) }
  }

  @Test("Infallible") func infallible() {
    let _: (Int..., ImmediateSchedulerType) -> Infallible<Int> = Infallible<Int>.of(_:scheduler:)
    let _: (Infallible<Int>) -> () -> Observable<Int> = { $0.asObservable }
    let _: (@escaping (@escaping Infallible<Int>.InfallibleObserver) -> Disposable) -> Infallible<Int> = Infallible<Int>.create(subscribe:)
  }

  @Test("InfallibleType") func infallibleType() {
    let _: (Infallible<Int>) -> (@escaping (InfallibleEvent<Int>) -> Void) -> Disposable = { $0.subscribe(_:) }
    let _: (Infallible<Int>) -> (((Int) -> Void)?, (() -> Void)?, (() -> Void)?) -> Disposable = { $0.subscribe(onNext:onCompleted:onDisposed:) }
    let _: (Infallible<Int>) -> (Owner, ((Owner, Int) -> Void)?, ((Owner) -> Void)?, ((Owner) -> Void)?) -> Disposable = { $0.subscribe(with:onNext:onCompleted:onDisposed:) }
    let _: (Infallible<Int>) -> () -> Driver<Int> = { $0.asDriver }
    let _: (Infallible<Int>) -> () -> Signal<Int> = { $0.asSignal }
    let _: (Infallible<String>, Infallible<String>, @escaping (String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.combineLatest(_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.combineLatest(_:_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.combineLatest(_:_:_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.combineLatest(_:_:_:_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String, String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.combineLatest(_:_:_:_:_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String, String, String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.combineLatest(_:_:_:_:_:_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String, String, String, String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)
    let _: (Array<Infallible<Int>>, @escaping ([Int]) throws -> Int) -> Infallible<Int> = Infallible<Int>.combineLatest(_:resultSelector:)
    let _: (Array<Infallible<Int>>) -> Infallible<[Int]> = Infallible<Int>.combineLatest(_:)
    let _: (Infallible<Int>) -> (Observable<Int>) -> Infallible<Int> = { $0.concat(_:) }
    let _: (AnySequence<Infallible<Int>>) -> Infallible<Int> = Infallible<Int>.concat(_:)
    let _: (Array<Infallible<Int>>) -> Infallible<Int> = Infallible<Int>.concat(_:)
    let _: (Infallible<Int>...) -> Infallible<Int> = Infallible<Int>.concat(_:)
    let _: (Array<Infallible<Int>>) -> Infallible<Int> = Infallible<Int>.merge(_:)
    let _: ([Infallible<Int>]) -> Infallible<Int> = Infallible<Int>.merge(_:)
    let _: (Infallible<Int>...) -> Infallible<Int> = Infallible<Int>.merge(_:)
    let _: (Infallible<Int>) -> (Int) -> Infallible<Int> = { $0.startWith(_:) }
    let _: (Infallible<Int>) -> (Infallible<String>, @escaping (Int, String) throws -> String) -> Infallible<String> = { $0.withLatestFrom(_:resultSelector:) }
    let _: (Infallible<Int>) -> (Infallible<String>) -> Infallible<String> = { $0.withLatestFrom(_:) }
    let _: (Infallible<String>, Infallible<String>, @escaping (String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.zip(_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.zip(_:_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.zip(_:_:_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.zip(_:_:_:_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String, String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.zip(_:_:_:_:_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String, String, String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.zip(_:_:_:_:_:_:_:resultSelector:)
    let _: (Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, Infallible<String>, @escaping (String, String, String, String, String, String, String, String) throws -> Int) -> Infallible<Int> = Infallible<Int>.zip(_:_:_:_:_:_:_:_:resultSelector:)
    let _: (@escaping () throws -> Infallible<Int>) -> Infallible<Int> = Infallible<Int>.deferred(_:)
    let _: () -> Infallible<Int> = Infallible<Int>.empty
    let _: ([Int], ImmediateSchedulerType) -> Infallible<Int> = Infallible<Int>.from(_:scheduler:)
    let _: (AnySequence<Int>, ImmediateSchedulerType) -> Infallible<Int> = Infallible<Int>.from(_:scheduler:)
    let _: (Int) -> Infallible<Int> = Infallible<Int>.just(_:)
    let _: (Int, ImmediateSchedulerType) -> Infallible<Int> = Infallible<Int>.just(_:scheduler:)
    let _: () -> Infallible<Int> = Infallible<Int>.never
    let _: (Infallible<Int>) -> (@escaping (Int) throws -> String) -> Infallible<Int> = { $0.distinctUntilChanged(_:) }
    let _: (Infallible<Int>) -> (@escaping (_ lhs: Int, _ rhs: Int) throws -> Bool) -> Infallible<Int> = { $0.distinctUntilChanged(_:) }
    let _: (Infallible<Int>) -> (@escaping (Int) throws -> String, @escaping (_ lhs: String, _ rhs: String) throws -> Bool) -> Infallible<Int> = { $0.distinctUntilChanged(_:comparer:) }
    let _: (Infallible<Int>) -> (KeyPath<Int, String>) -> Infallible<Int> = { $0.distinctUntilChanged(at:) }
    let _: (Infallible<Int>) -> (@escaping (Int) -> Bool) -> Infallible<Int> = { $0.filter(_:) }
    let _: (Infallible<Int>) -> (@escaping (Int) throws -> Bool) -> Infallible<Int> = { $0.skip(while:) }
    let _: (Infallible<Int>) -> (Observable<String>) -> Infallible<Int> = { $0.skip(until:) }
    let _: (Infallible<Int>) -> (Int) -> Infallible<Int> = { $0.take(_:) }
    let _: (Infallible<Int>) -> (RxTimeInterval, SchedulerType) -> Infallible<Int> = { $0.take(for:scheduler:) }
    let _: (Infallible<Int>) -> (Observable<String>) -> Infallible<Int> = { $0.take(until:) }
    let _: (Infallible<Int>) -> (Infallible<String>) -> Infallible<Int> = { $0.take(until:) }
    let _: (Infallible<Int>) -> (@escaping (Int) throws -> Bool, TakeBehavior) -> Infallible<Int> = { $0.take(while:behavior:) }
    let _: (Infallible<Int>) -> (@escaping (Int) throws -> Bool, TakeBehavior) -> Infallible<Int> = { $0.take(until:behavior:) }
    let _: (Infallible<Int>) -> (Int, SubjectLifetimeScope) -> Infallible<Int> = { $0.share(replay:scope:) }
    let _: (Infallible<Int>) -> (RxTimeInterval, SchedulerType) -> Infallible<Int> = { $0.debounce(_:scheduler:) }
    let _: (Infallible<Int>) -> (RxTimeInterval, Bool, SchedulerType) -> Infallible<Int> = { $0.throttle(_:latest:scheduler:) }
    let _: (Infallible<Int>) -> (@escaping (Int) -> String?) -> Infallible<String> = { $0.compactMap(_:) }
    let _: (Infallible<Int>) -> (@escaping (Int) -> Observable<String>) -> Infallible<String> = { $0.concatMap(_:) }
    let _: (Infallible<Int>) -> (@escaping (Int) -> Observable<String>) -> Infallible<String> = { $0.flatMap(_:) }
    let _: (Infallible<Int>) -> (@escaping (Int) -> Observable<String>) -> Infallible<String> = { $0.flatMapFirst(_:) }
    let _: (Infallible<Int>) -> (@escaping (Int) -> Observable<String>) -> Infallible<String> = { $0.flatMapLatest(_:) }
    let _: (Infallible<Int>) -> (@escaping (Int) -> String) -> Infallible<String> = { $0.map(_:) }
    let _: (Infallible<Int>) -> (String, @escaping (inout String, Int) -> Void) -> Infallible<String> = { $0.scan(into:accumulator:) }
    let _: (Infallible<Int>) -> (String, @escaping (String, Int) -> String) -> Infallible<String> = { $0.scan(_:accumulator:) }
    let _: (Infallible<Int>) -> (String?, Bool, String, UInt, String) -> Infallible<Int> = { $0.debug(_:trimOutput:file:line:function:) }
    let _: (Infallible<Int>) -> (((Int) throws -> Void)?, ((Int) throws -> Void)?, (() throws -> Void)?, (() throws -> Void)?, (() -> Void)?, (() -> Void)?, (() -> Void)?) -> Infallible<Int> = { $0.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:) }
    let _: (Infallible<Int>) -> (Owner, @escaping (Owner, Int) -> String) -> Infallible<String> = { $0.withUnretained(_:resultSelector:) }
    let _: (Infallible<Int>) -> (Owner) -> Infallible<(Owner, Int)> = { $0.withUnretained(_:) }
    let _: (Infallible<Int>) -> () -> Infallible<Int> = { $0.distinctUntilChanged }
    let _: (Infallible<Int>) -> (Binder<Int>...) -> Disposable = { $0.bind(to:) }
    let _: (Infallible<Int>) -> (Binder<Int?>...) -> Disposable = { $0.bind(to:) }
    let _: (Infallible<Int>) -> (PublishRelay<Int>...) -> Disposable = { $0.bind(to:) }
    let _: (Infallible<Int>) -> (PublishRelay<Int?>...) -> Disposable = { $0.bind(to:) }
    let _: (Infallible<Int>) -> (BehaviorRelay<Int>...) -> Disposable = { $0.bind(to:) }
    let _: (Infallible<Int>) -> (BehaviorRelay<Int?>...) -> Disposable = { $0.bind(to:) }
    let _: (Infallible<Int>) -> (ReplayRelay<Int>...) -> Disposable = { $0.bind(to:) }
    let _: (Infallible<Int>) -> (ReplayRelay<Int?>...) -> Disposable = { $0.bind(to:) }
    let _: (Infallible<Int>) -> ((Infallible<Int>) -> String) -> String = { $0.bind(to:) }
    let _: (Infallible<Int>) -> ((Infallible<Int>) -> (String) -> String, String) -> String = { $0.bind(to:curriedArgument:) }
    let _: (Infallible<Int>) -> (@escaping (Int) -> Void) -> Disposable = { $0.bind(onNext:) }
  }

  @Test("ObservableConvertibleType") func observableConvertibleType() {
    let _: (Observable<Int>) -> (Int) -> Infallible<Int> = { $0.asInfallible(onErrorJustReturn:) }
    let _: (Observable<Int>) -> (Infallible<Int>) -> Infallible<Int> = { $0.asInfallible(onErrorFallbackTo:) }
    let _: (Observable<Int>) -> (@escaping (Error) -> Infallible<Int>) -> Infallible<Int> = { $0.asInfallible(onErrorRecover:) }
    let _: (Observable<Int>) -> (DriverSharingStrategy.Type, Int) -> SharedSequence<DriverSharingStrategy, Int> = { $0.asSharedSequence(sharingStrategy:onErrorJustReturn:) }
    let _: (Observable<Int>) -> (DriverSharingStrategy.Type, SharedSequence<DriverSharingStrategy, Int>) -> SharedSequence<DriverSharingStrategy, Int> = { $0.asSharedSequence(sharingStrategy:onErrorDriveWith:) }
    let _: (Observable<Int>) -> (DriverSharingStrategy.Type, @escaping (_ error: Error) -> SharedSequence<DriverSharingStrategy, Int>) -> SharedSequence<DriverSharingStrategy, Int> = { $0.asSharedSequence(sharingStrategy:onErrorRecover:) }
    let _: (Observable<Int>) -> (Int) -> Driver<Int> = { $0.asDriver(onErrorJustReturn:) }
    let _: (Observable<Int>) -> (Driver<Int>) -> Driver<Int> = { $0.asDriver(onErrorDriveWith:) }
    let _: (Observable<Int>) -> (@escaping (_ error: Error) -> Driver<Int>) -> Driver<Int> = { $0.asDriver(onErrorRecover:) }
    let _: (Observable<Int>) -> (Int) -> Signal<Int> = { $0.asSignal(onErrorJustReturn:) }
    let _: (Observable<Int>) -> (Signal<Int>) -> Signal<Int> = { $0.asSignal(onErrorSignalWith:) }
    let _: (Observable<Int>) -> (@escaping (_ error: Error) -> Signal<Int>) -> Signal<Int> = { $0.asSignal(onErrorRecover:) }
  }

  @Test("PrimitiveSequence") func primitiveSequence() {
    let _: (@escaping () throws -> BooleanDisposable, @escaping (BooleanDisposable) throws -> PrimitiveSequence<SingleTrait, Int>) -> PrimitiveSequence<SingleTrait, Int> = Single<Int>.using(_:primitiveSequenceFactory:)
    let _: (@escaping () throws -> BooleanDisposable, @escaping (BooleanDisposable) throws -> PrimitiveSequence<MaybeTrait, Int>) -> PrimitiveSequence<MaybeTrait, Int> = Maybe<Int>.using(_:primitiveSequenceFactory:)
    let _: (@escaping () throws -> BooleanDisposable, @escaping (BooleanDisposable) throws -> PrimitiveSequence<CompletableTrait, Never>) -> PrimitiveSequence<CompletableTrait, Never> = Completable.using(_:primitiveSequenceFactory:)
    let _: (Single<Int>) -> (RxTimeInterval, PrimitiveSequence<SingleTrait, Int>, SchedulerType) -> PrimitiveSequence<SingleTrait, Int> = { $0.timeout(_:other:scheduler:) }
    let _: (Maybe<Int>) -> (RxTimeInterval, PrimitiveSequence<MaybeTrait, Int>, SchedulerType) -> PrimitiveSequence<MaybeTrait, Int> = { $0.timeout(_:other:scheduler:) }
    let _: (Completable) -> (RxTimeInterval, PrimitiveSequence<CompletableTrait, Never>, SchedulerType) -> PrimitiveSequence<CompletableTrait, Never> = { $0.timeout(_:other:scheduler:) }
    let _: (PrimitiveSequence<Int, Int>) -> PrimitiveSequence<Int, Int> = { $0.primitiveSequence }
    let _: (Single<Int>) -> () -> Observable<Int> = { $0.asObservable }
    let _: (Maybe<Int>) -> () -> Observable<Int> = { $0.asObservable }
    let _: (Completable) -> () -> Observable<Never> = { $0.asObservable }
    let _: (@escaping () throws -> PrimitiveSequence<SingleTrait, Int>) -> PrimitiveSequence<SingleTrait, Int> = Single<Int>.deferred(_:)
    let _: (@escaping () throws -> PrimitiveSequence<MaybeTrait, Int>) -> PrimitiveSequence<MaybeTrait, Int> = Maybe<Int>.deferred(_:)
    let _: (@escaping () throws -> PrimitiveSequence<CompletableTrait, Never>) -> PrimitiveSequence<CompletableTrait, Never> = Completable.deferred(_:)
    let _: (Single<Int>) -> (@escaping (Error) throws -> PrimitiveSequence<SingleTrait, Int>) -> PrimitiveSequence<SingleTrait, Int> = { $0.catch(_:) }
    let _: (Maybe<Int>) -> (@escaping (Error) throws -> PrimitiveSequence<MaybeTrait, Int>) -> PrimitiveSequence<MaybeTrait, Int> = { $0.catch(_:) }
    let _: (Completable) -> (@escaping (Error) throws -> PrimitiveSequence<CompletableTrait, Never>) -> PrimitiveSequence<CompletableTrait, Never> = { $0.catch(_:) }
    let _: (Single<Int>) -> (Int) -> PrimitiveSequence<SingleTrait, Int> = { $0.retry(_:) }
    let _: (Maybe<Int>) -> (Int) -> PrimitiveSequence<MaybeTrait, Int> = { $0.retry(_:) }
    let _: (Completable) -> (Int) -> PrimitiveSequence<CompletableTrait, Never> = { $0.retry(_:) }
    let _: (Single<Int>) -> () -> PrimitiveSequence<SingleTrait, Int> = { $0.retry }
    let _: (Maybe<Int>) -> () -> PrimitiveSequence<MaybeTrait, Int> = { $0.retry }
    let _: (Completable) -> () -> PrimitiveSequence<CompletableTrait, Never> = { $0.retry }
    let _: (Single<Int>) -> (@escaping (Observable<RxError>) -> Observable<String>) -> PrimitiveSequence<SingleTrait, Int> = { $0.retry(when:) }
    let _: (Maybe<Int>) -> (@escaping (Observable<RxError>) -> Observable<String>) -> PrimitiveSequence<MaybeTrait, Int> = { $0.retry(when:) }
    let _: (Completable) -> (@escaping (Observable<RxError>) -> Observable<String>) -> PrimitiveSequence<CompletableTrait, Never> = { $0.retry(when:) }
    let _: (Single<Int>) -> (@escaping (Observable<Error>) -> Observable<String>) -> PrimitiveSequence<SingleTrait, Int> = { $0.retry(when:) }
    let _: (Maybe<Int>) -> (@escaping (Observable<Error>) -> Observable<String>) -> PrimitiveSequence<MaybeTrait, Int> = { $0.retry(when:) }
    let _: (Completable) -> (@escaping (Observable<Error>) -> Observable<String>) -> PrimitiveSequence<CompletableTrait, Never> = { $0.retry(when:) }
    let _: (Single<Int>) -> (RxTimeInterval, SchedulerType) -> PrimitiveSequence<SingleTrait, Int> = { $0.delay(_:scheduler:) }
    let _: (Maybe<Int>) -> (RxTimeInterval, SchedulerType) -> PrimitiveSequence<MaybeTrait, Int> = { $0.delay(_:scheduler:) }
    let _: (Completable) -> (RxTimeInterval, SchedulerType) -> PrimitiveSequence<CompletableTrait, Never> = { $0.delay(_:scheduler:) }
    let _: (Single<Int>) -> (RxTimeInterval, SchedulerType) -> PrimitiveSequence<SingleTrait, Int> = { $0.delaySubscription(_:scheduler:) }
    let _: (Maybe<Int>) -> (RxTimeInterval, SchedulerType) -> PrimitiveSequence<MaybeTrait, Int> = { $0.delaySubscription(_:scheduler:) }
    let _: (Completable) -> (RxTimeInterval, SchedulerType) -> PrimitiveSequence<CompletableTrait, Never> = { $0.delaySubscription(_:scheduler:) }
    let _: (Single<Int>) -> (RxTimeInterval, SchedulerType) -> PrimitiveSequence<SingleTrait, Int> = { $0.timeout(_:scheduler:) }
    let _: (Maybe<Int>) -> (RxTimeInterval, SchedulerType) -> PrimitiveSequence<MaybeTrait, Int> = { $0.timeout(_:scheduler:) }
    let _: (Completable) -> (RxTimeInterval, SchedulerType) -> PrimitiveSequence<CompletableTrait, Never> = { $0.timeout(_:scheduler:) }
    let _: (Single<Int>) -> (String?, Bool, String, UInt, String) -> PrimitiveSequence<SingleTrait, Int> = { $0.debug(_:trimOutput:file:line:function:) }
    let _: (Maybe<Int>) -> (String?, Bool, String, UInt, String) -> PrimitiveSequence<MaybeTrait, Int> = { $0.debug(_:trimOutput:file:line:function:) }
    let _: (Completable) -> (String?, Bool, String, UInt, String) -> PrimitiveSequence<CompletableTrait, Never> = { $0.debug(_:trimOutput:file:line:function:) }
    let _: (Single<Int>) -> (ImmediateSchedulerType) -> PrimitiveSequence<SingleTrait, Int> = { $0.observe(on:) }
    let _: (Maybe<Int>) -> (ImmediateSchedulerType) -> PrimitiveSequence<MaybeTrait, Int> = { $0.observe(on:) }
    let _: (Completable) -> (ImmediateSchedulerType) -> PrimitiveSequence<CompletableTrait, Never> = { $0.observe(on:) }
    let _: (Single<Int>) -> (ImmediateSchedulerType) -> PrimitiveSequence<SingleTrait, Int> = { $0.subscribe(on:) }
    let _: (Maybe<Int>) -> (ImmediateSchedulerType) -> PrimitiveSequence<MaybeTrait, Int> = { $0.subscribe(on:) }
    let _: (Completable) -> (ImmediateSchedulerType) -> PrimitiveSequence<CompletableTrait, Never> = { $0.subscribe(on:) }
  }

  @Test("DriverSharingStrategy") func driverSharingStrategy() {
    let _: () -> SchedulerType = { DriverSharingStrategy.scheduler }
    let _: (Observable<String>) -> Observable<String> = DriverSharingStrategy.share(_:)
  }

  @Test("SharedSequenceConvertibleType") func sharedSequenceConvertibleType() {
    let _: (Driver<Int>) -> () -> Driver<Int> = { $0.asDriver }
    let _: (Driver<Int>) -> ((Observable<Int>) -> String) -> String = { $0.drive(_:) }
    let _: (Driver<Int>) -> ((Observable<Int>) -> (String) -> String, String) -> String = { $0.drive(_:curriedArgument:) }
    let _: (Driver<Int>) -> (Owner, ((Owner, Int) -> Void)?, ((Owner) -> Void)?, ((Owner) -> Void)?) -> Disposable = { $0.drive(with:onNext:onCompleted:onDisposed:) }
    let _: (Driver<Int>) -> (((Int) -> Void)?, (() -> Void)?, (() -> Void)?) -> Disposable = { $0.drive(onNext:onCompleted:onDisposed:) }
    let _: (Driver<Int>) -> () -> Disposable = { $0.drive }
    let _: (Signal<Int>) -> (Owner, ((Owner, Int) -> Void)?, ((Owner) -> Void)?, ((Owner) -> Void)?) -> Disposable = { $0.emit(with:onNext:onCompleted:onDisposed:) }
    let _: (Signal<Int>) -> (((Int) -> Void)?, (() -> Void)?, (() -> Void)?) -> Disposable = { $0.emit(onNext:onCompleted:onDisposed:) }
    let _: (Signal<Int>) -> () -> Disposable = { $0.emit }
    let _: (Driver<Int>) -> (@escaping (Int) -> String) -> SharedSequence<DriverSharingStrategy, String> = { $0.map(_:) }
    let _: (Signal<Int>) -> (@escaping (Int) -> String) -> SharedSequence<SignalSharingStrategy, String> = { $0.map(_:) }
    let _: (Driver<Int>) -> (@escaping (Int) -> Bool) -> SharedSequence<DriverSharingStrategy, Int> = { $0.filter(_:) }
    let _: (Signal<Int>) -> (@escaping (Int) -> Bool) -> SharedSequence<SignalSharingStrategy, Int> = { $0.filter(_:) }
    let _: (Driver<Int>) -> () -> Observable<Int> = { $0.asObservable }
    let _: (Signal<Int>) -> () -> Observable<Int> = { $0.asObservable }
    let _: (Signal<Int>) -> () -> Signal<Int> = { $0.asSignal }
    let _: (Driver<String>, Driver<String>, @escaping (String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.combineLatest(_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, @escaping (String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.combineLatest(_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.combineLatest(_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.combineLatest(_:_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.combineLatest(_:_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.combineLatest(_:_:_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.combineLatest(_:_:_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.combineLatest(_:_:_:_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String, String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.combineLatest(_:_:_:_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String, String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.combineLatest(_:_:_:_:_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String, String, String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.combineLatest(_:_:_:_:_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String, String, String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.combineLatest(_:_:_:_:_:_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String, String, String, String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String, String, String, String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.combineLatest(_:_:_:_:_:_:_:_:resultSelector:)
    let _: (Array<SharedSequence<DriverSharingStrategy, Int>>, @escaping ([Int]) throws -> String) -> SharedSequence<DriverSharingStrategy, String> = Driver<Int>.combineLatest(_:resultSelector:)
    let _: (Array<SharedSequence<SignalSharingStrategy, Int>>, @escaping ([Int]) throws -> String) -> SharedSequence<SignalSharingStrategy, String> = Signal<Int>.combineLatest(_:resultSelector:)
    let _: (Array<SharedSequence<DriverSharingStrategy, Int>>) -> SharedSequence<DriverSharingStrategy, [Int]> = Driver<Int>.combineLatest(_:)
    let _: (Array<SharedSequence<SignalSharingStrategy, Int>>) -> SharedSequence<SignalSharingStrategy, [Int]> = Signal<Int>.combineLatest(_:)
    let _: (AnySequence<SharedSequence<DriverSharingStrategy, Int>>) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.concat(_:)
    let _: (AnySequence<SharedSequence<SignalSharingStrategy, Int>>) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.concat(_:)
    let _: (Array<SharedSequence<DriverSharingStrategy, Int>>) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.concat(_:)
    let _: (Array<SharedSequence<SignalSharingStrategy, Int>>) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.concat(_:)
    let _: (Array<SharedSequence<DriverSharingStrategy, Int>>) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.merge(_:)
    let _: (Array<SharedSequence<SignalSharingStrategy, Int>>) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.merge(_:)
    let _: ([SharedSequence<DriverSharingStrategy, Int>]) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.merge(_:)
    let _: ([SharedSequence<SignalSharingStrategy, Int>]) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.merge(_:)
    let _: (SharedSequence<DriverSharingStrategy, Int>...) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.merge(_:)
    let _: (SharedSequence<SignalSharingStrategy, Int>...) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.merge(_:)
    let _: (Driver<Int>) -> (Int) -> SharedSequence<DriverSharingStrategy, Int> = { $0.startWith(_:) }
    let _: (Signal<Int>) -> (Int) -> SharedSequence<SignalSharingStrategy, Int> = { $0.startWith(_:) }
    let _: (Driver<Int>) -> (Driver<String>, @escaping (Int, String) -> String) -> SharedSequence<DriverSharingStrategy, String> = { $0.withLatestFrom(_:resultSelector:) }
    let _: (Signal<Int>) -> (Signal<String>, @escaping (Int, String) -> String) -> SharedSequence<SignalSharingStrategy, String> = { $0.withLatestFrom(_:resultSelector:) }
    let _: (Driver<Int>) -> (Driver<String>) -> SharedSequence<DriverSharingStrategy, String> = { $0.withLatestFrom(_:) }
    let _: (Signal<Int>) -> (Signal<String>) -> SharedSequence<SignalSharingStrategy, String> = { $0.withLatestFrom(_:) }
    let _: (Driver<String>, Driver<String>, @escaping (String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.zip(_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, @escaping (String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.zip(_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.zip(_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.zip(_:_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.zip(_:_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.zip(_:_:_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.zip(_:_:_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.zip(_:_:_:_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String, String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.zip(_:_:_:_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String, String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.zip(_:_:_:_:_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String, String, String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.zip(_:_:_:_:_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String, String, String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.zip(_:_:_:_:_:_:_:resultSelector:)
    let _: (Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, Driver<String>, @escaping (String, String, String, String, String, String, String, String) throws -> Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.zip(_:_:_:_:_:_:_:_:resultSelector:)
    let _: (Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, Signal<String>, @escaping (String, String, String, String, String, String, String, String) throws -> Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.zip(_:_:_:_:_:_:_:_:resultSelector:)
    let _: (Array<SharedSequence<DriverSharingStrategy, Int>>, @escaping ([Int]) throws -> String) -> SharedSequence<DriverSharingStrategy, String> = Driver<Int>.zip(_:resultSelector:)
    let _: (Array<SharedSequence<SignalSharingStrategy, Int>>, @escaping ([Int]) throws -> String) -> SharedSequence<SignalSharingStrategy, String> = Signal<Int>.zip(_:resultSelector:)
    let _: (Array<SharedSequence<DriverSharingStrategy, Int>>) -> SharedSequence<DriverSharingStrategy, [Int]> = Driver<Int>.zip(_:)
    let _: (Array<SharedSequence<SignalSharingStrategy, Int>>) -> SharedSequence<SignalSharingStrategy, [Int]> = Signal<Int>.zip(_:)
    let _: (@escaping () -> SharedSequence<DriverSharingStrategy, Int>) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.deferred(_:)
    let _: (@escaping () -> SharedSequence<SignalSharingStrategy, Int>) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.deferred(_:)
    let _: ([Int]) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.from(_:)
    let _: ([Int]) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.from(_:)
    let _: (AnySequence<Int>) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.from(_:)
    let _: (AnySequence<Int>) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.from(_:)
    let _: (Int?) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.from(optional:)
    let _: (Int?) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.from(optional:)
    let _: () -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.never
    let _: () -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.never
    let _: (Driver<Int>) -> (@escaping (Int) -> String) -> SharedSequence<DriverSharingStrategy, Int> = { $0.distinctUntilChanged(_:) }
    let _: (Signal<Int>) -> (@escaping (Int) -> String) -> SharedSequence<SignalSharingStrategy, Int> = { $0.distinctUntilChanged(_:) }
    let _: (Driver<Int>) -> (@escaping (_ lhs: Int, _ rhs: Int) -> Bool) -> SharedSequence<DriverSharingStrategy, Int> = { $0.distinctUntilChanged(_:) }
    let _: (Signal<Int>) -> (@escaping (_ lhs: Int, _ rhs: Int) -> Bool) -> SharedSequence<SignalSharingStrategy, Int> = { $0.distinctUntilChanged(_:) }
    let _: (Driver<Int>) -> (@escaping (Int) -> String, @escaping (_ lhs: String, _ rhs: String) -> Bool) -> SharedSequence<DriverSharingStrategy, Int> = { $0.distinctUntilChanged(_:comparer:) }
    let _: (Signal<Int>) -> (@escaping (Int) -> String, @escaping (_ lhs: String, _ rhs: String) -> Bool) -> SharedSequence<SignalSharingStrategy, Int> = { $0.distinctUntilChanged(_:comparer:) }
    let _: (Driver<Int>) -> (Int) -> SharedSequence<DriverSharingStrategy, Int> = { $0.skip(_:) }
    let _: (Signal<Int>) -> (Int) -> SharedSequence<SignalSharingStrategy, Int> = { $0.skip(_:) }
    let _: (Driver<Int>) -> (RxTimeInterval) -> SharedSequence<DriverSharingStrategy, Int> = { $0.debounce(_:) }
    let _: (Signal<Int>) -> (RxTimeInterval) -> SharedSequence<SignalSharingStrategy, Int> = { $0.debounce(_:) }
    let _: (Driver<Int>) -> (RxTimeInterval) -> SharedSequence<DriverSharingStrategy, Int> = { $0.delay(_:) }
    let _: (Signal<Int>) -> (RxTimeInterval) -> SharedSequence<SignalSharingStrategy, Int> = { $0.delay(_:) }
    let _: (Driver<Int>) -> (RxTimeInterval, Bool) -> SharedSequence<DriverSharingStrategy, Int> = { $0.throttle(_:latest:) }
    let _: (Signal<Int>) -> (RxTimeInterval, Bool) -> SharedSequence<SignalSharingStrategy, Int> = { $0.throttle(_:latest:) }
    let _: (Driver<Int>) -> (@escaping (Int) -> String?) -> SharedSequence<DriverSharingStrategy, String> = { $0.compactMap(_:) }
    let _: (Signal<Int>) -> (@escaping (Int) -> String?) -> SharedSequence<SignalSharingStrategy, String> = { $0.compactMap(_:) }
    let _: (Driver<Int>) -> (@escaping (Int) -> SharedSequence<DriverSharingStrategy, String>) -> SharedSequence<DriverSharingStrategy, String> = { $0.flatMap(_:) }
    let _: (Signal<Int>) -> (@escaping (Int) -> SharedSequence<DriverSharingStrategy, String>) -> SharedSequence<DriverSharingStrategy, String> = { $0.flatMap(_:) }
    let _: (Driver<Int>) -> (@escaping (Int) -> SharedSequence<DriverSharingStrategy, String>) -> SharedSequence<DriverSharingStrategy, String> = { $0.flatMapFirst(_:) }
    let _: (Signal<Int>) -> (@escaping (Int) -> SharedSequence<DriverSharingStrategy, String>) -> SharedSequence<DriverSharingStrategy, String> = { $0.flatMapFirst(_:) }
    let _: (Driver<Int>) -> (@escaping (Int) -> SharedSequence<DriverSharingStrategy, String>) -> SharedSequence<DriverSharingStrategy, String> = { $0.flatMapLatest(_:) }
    let _: (Signal<Int>) -> (@escaping (Int) -> SharedSequence<DriverSharingStrategy, String>) -> SharedSequence<DriverSharingStrategy, String> = { $0.flatMapLatest(_:) }
    let _: (Driver<Int>) -> (String, @escaping (String, Int) -> String) -> SharedSequence<DriverSharingStrategy, String> = { $0.scan(_:accumulator:) }
    let _: (Signal<Int>) -> (String, @escaping (String, Int) -> String) -> SharedSequence<SignalSharingStrategy, String> = { $0.scan(_:accumulator:) }
    let _: (Driver<Int>) -> (String?, Bool, String, UInt, String) -> SharedSequence<DriverSharingStrategy, Int> = { $0.debug(_:trimOutput:file:line:function:) }
    let _: (Signal<Int>) -> (String?, Bool, String, UInt, String) -> SharedSequence<SignalSharingStrategy, Int> = { $0.debug(_:trimOutput:file:line:function:) }
    let _: (Driver<Int>) -> (((Int) -> Void)?, ((Int) -> Void)?, (() -> Void)?, (() -> Void)?, (() -> Void)?, (() -> Void)?, (() -> Void)?) -> SharedSequence<DriverSharingStrategy, Int> = { $0.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:) }
    let _: (Signal<Int>) -> (((Int) -> Void)?, ((Int) -> Void)?, (() -> Void)?, (() -> Void)?, (() -> Void)?, (() -> Void)?, (() -> Void)?) -> SharedSequence<SignalSharingStrategy, Int> = { $0.do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:) }
    let _: (Driver<Int>) -> (Owner, @escaping (Owner, Int) -> String) -> SharedSequence<DriverSharingStrategy, String> = { $0.withUnretained(_:resultSelector:) }
    let _: (Signal<Int>) -> (Owner, @escaping (Owner, Int) -> String) -> SharedSequence<SignalSharingStrategy, String> = { $0.withUnretained(_:resultSelector:) }
    let _: (Driver<Int>) -> (Owner) -> SharedSequence<DriverSharingStrategy, (Owner, Int)> = { $0.withUnretained(_:) }
    let _: (Signal<Int>) -> (Owner) -> SharedSequence<SignalSharingStrategy, (Owner, Int)> = { $0.withUnretained(_:) }
    let _: (Driver<Driver<Int>>) -> () -> SharedSequence<DriverSharingStrategy, Int> = { $0.merge }
    let _: (Signal<Driver<Int>>) -> () -> SharedSequence<DriverSharingStrategy, Int> = { $0.merge }
    let _: (Driver<Driver<Int>>) -> (Int) -> SharedSequence<DriverSharingStrategy, Int> = { $0.merge(maxConcurrent:) }
    let _: (Signal<Driver<Int>>) -> (Int) -> SharedSequence<DriverSharingStrategy, Int> = { $0.merge(maxConcurrent:) }
    let _: (Driver<Driver<Int>>) -> () -> SharedSequence<DriverSharingStrategy, Int> = { $0.switchLatest }
    let _: (Signal<Driver<Int>>) -> () -> SharedSequence<DriverSharingStrategy, Int> = { $0.switchLatest }
    let _: (RxTimeInterval) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.interval(_:)
    let _: (RxTimeInterval) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.interval(_:)
    let _: (Driver<Int>) -> () -> SharedSequence<DriverSharingStrategy, Int> = { $0.distinctUntilChanged }
    let _: (Signal<Int>) -> () -> SharedSequence<SignalSharingStrategy, Int> = { $0.distinctUntilChanged }
    let _: (Driver<Int>) -> (Binder<Int>...) -> Disposable = { $0.drive(_:) }
    let _: (Driver<Int>) -> (Binder<Int?>...) -> Disposable = { $0.drive(_:) }
    let _: (Driver<Int>) -> (BehaviorRelay<Int>...) -> Disposable = { $0.drive(_:) }
    let _: (Driver<Int>) -> (BehaviorRelay<Int?>...) -> Disposable = { $0.drive(_:) }
    let _: (Driver<Int>) -> (ReplayRelay<Int>...) -> Disposable = { $0.drive(_:) }
    let _: (Driver<Int>) -> (ReplayRelay<Int?>...) -> Disposable = { $0.drive(_:) }
    let _: (Signal<Int>) -> (Binder<Int>...) -> Disposable = { $0.emit(to:) }
    let _: (Signal<Int>) -> (Binder<Int?>...) -> Disposable = { $0.emit(to:) }
    let _: (Signal<Int>) -> (PublishRelay<Int>...) -> Disposable = { $0.emit(to:) }
    let _: (Signal<Int>) -> (PublishRelay<Int?>...) -> Disposable = { $0.emit(to:) }
    let _: (Signal<Int>) -> (BehaviorRelay<Int>...) -> Disposable = { $0.emit(to:) }
    let _: (Signal<Int>) -> (BehaviorRelay<Int?>...) -> Disposable = { $0.emit(to:) }
    let _: (Signal<Int>) -> (ReplayRelay<Int>...) -> Disposable = { $0.emit(to:) }
    let _: (Signal<Int>) -> (ReplayRelay<Int?>...) -> Disposable = { $0.emit(to:) }
  }

  @Test("SharedSequence") func sharedSequence() {
    let _: (Driver<Int>) -> () -> Infallible<Int> = { $0.asInfallible }
    let _: (Signal<Int>) -> () -> Infallible<Int> = { $0.asInfallible }
    let _: () -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.empty
    let _: () -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.empty
    let _: (Int) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.just(_:)
    let _: (Int) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.just(_:)
    let _: (Int...) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.of(_:)
    let _: (Int...) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.of(_:)
    let _: (RxTimeInterval, RxTimeInterval) -> SharedSequence<DriverSharingStrategy, Int> = Driver<Int>.timer(_:period:)
    let _: (RxTimeInterval, RxTimeInterval) -> SharedSequence<SignalSharingStrategy, Int> = Signal<Int>.timer(_:period:)
    let _: (Driver<Int>) -> () -> Observable<Int> = { $0.asObservable }
    let _: (Signal<Int>) -> () -> Observable<Int> = { $0.asObservable }
    let _: (Driver<Int>) -> () -> SharedSequence<DriverSharingStrategy, Int> = { $0.asSharedSequence }
    let _: (Signal<Int>) -> () -> SharedSequence<SignalSharingStrategy, Int> = { $0.asSharedSequence }
  }

  @Test("SignalSharingStrategy") func signalSharingStrategy() {
    let _: () -> SchedulerType = { SignalSharingStrategy.scheduler }
    let _: (Observable<String>) -> Observable<String> = SignalSharingStrategy.share(_:)
  }
}
