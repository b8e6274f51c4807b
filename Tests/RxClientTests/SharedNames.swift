import Foundation
import Rx
import Testing

/// `Driver` and `Signal`: every operator keeps the trait. Written once for each, because the two are types of their own.
@Suite("Programs find on Driver and Signal")
struct SharedNames {
  @Test("what makes them")
  func creating() {
    let drivers: [Driver<Int>] = [
      Driver.just(1), Driver.empty(), Driver.never(), Driver.of(1, 2), Driver.from([1]), Driver.from(1...2),
      Driver.from(optional: 1), Driver.deferred { Driver.just(1) }, Driver.interval(.seconds(1)),
      Driver.timer(.seconds(1), period: .seconds(1)), Driver.concat([Driver.just(1)]),
      Driver.merge(Driver.just(1), .just(2)),
      Driver.merge([Driver.just(1)]),
    ]
    let signals: [Signal<Int>] = [
      Signal.just(1), Signal.empty(), Signal.never(), Signal.of(1, 2), Signal.from([1]), Signal.from(1...2),
      Signal.from(optional: 1), Signal.deferred { Signal.just(1) }, Signal.interval(.seconds(1)),
      Signal.timer(.seconds(1), period: .seconds(1)), Signal.concat([Signal.just(1)]),
      Signal.merge(Signal.just(1), .just(2)),
      Signal.merge([Signal.just(1)]),
    ]
    let long: SharedSequence<DriverSharingStrategy, Int> = drivers[0]
    let longSignal: SharedSequence<SignalSharingStrategy, Int> = signals[0]
    #expect(drivers.count == signals.count)
    _ = (long, longSignal)
  }

  @Test("operators that keep a Driver a Driver")
  func driver() {
    let owner = Owner()
    let source = Driver.of(1, 2, 3)
    let other = Driver.just("a")
    let chains: [Driver<Int>] = [
      source.map { $0 + 1 }, source.compactMap { $0 }, source.filter { $0 > 1 }, source.debounce(.seconds(1)),
      source.throttle(.seconds(1)), source.throttle(.seconds(1), latest: false), source.delay(.seconds(1)),
      source.debug(),
      source.debug("id", trimOutput: true), source.distinctUntilChanged(), source.distinctUntilChanged { $0 % 2 },
      source.distinctUntilChanged { $0 == $1 }, source.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }),
      source.do(onNext: { _ in }),
      source.do(
        onNext: { _ in }, afterNext: { _ in }, onCompleted: {}, afterCompleted: {}, onSubscribe: {}, onSubscribed: {},
        onDispose: {}),
      source.flatMap { Driver.just($0) }, source.flatMapFirst { Driver.just($0) },
      source.flatMapLatest { Driver.just($0) },
      Driver.of(source).merge(), Driver.of(source).merge(maxConcurrent: 1), Driver.of(source).switchLatest(),
      source.scan(0, accumulator: +), source.skip(1), source.startWith(0), source.asDriver(), source.asSharedSequence(),
      source.withLatestFrom(source), source.withLatestFrom(source) { $0 + $1 },
      source.withUnretained(owner) { $0.total + $1 }, Driver.combineLatest(source, source) { $0 + $1 },
      Driver.combineLatest([source]) { $0.reduce(0, +) }, Driver.zip(source, source) { $0 + $1 },
      Driver.zip([source]) { $0.reduce(0, +) },
    ]
    let valid = Driver.just(true)
    let all = Driver.combineLatest(valid, valid, valid, valid, valid) { $0 && $1 && $2 && $3 && $4 }
    let canSubmit: Driver<Bool> = all
    let pairs: Driver<(Int, String)> = Driver.combineLatest(source, other)
    let triples: Driver<(Int, String, Int)> = Driver.combineLatest(source, other, source)
    let zipped: Driver<(Int, String)> = Driver.zip(source, other)
    let lists: Driver<[Int]> = Driver.combineLatest([source])
    let zippedLists: Driver<[Int]> = Driver.zip([source])
    let unretained: Driver<(Owner, Int)> = source.withUnretained(owner)
    let ofSignals: Signal<Int> = source.flatMapLatest { Signal.just($0) }
    let observable: Observable<Int> = source.asObservable()
    let infallible: Infallible<Int> = source.asInfallible()
    #expect(chains.count == 33)
    _ = (canSubmit, pairs, triples, zipped, lists, zippedLists, unretained, ofSignals, observable, infallible)
  }

  @Test("operators that keep a Signal a Signal")
  func signal() {
    let owner = Owner()
    let source = Signal.of(1, 2, 3)
    let other = Signal.just("a")
    let chains: [Signal<Int>] = [
      source.map { $0 + 1 }, source.compactMap { $0 }, source.filter { $0 > 1 }, source.debounce(.seconds(1)),
      source.throttle(.seconds(1)), source.throttle(.seconds(1), latest: false), source.delay(.seconds(1)),
      source.debug(),
      source.distinctUntilChanged(), source.distinctUntilChanged { $0 % 2 }, source.distinctUntilChanged { $0 == $1 },
      source.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }), source.do(onNext: { _ in }),
      source.flatMap { Signal.just($0) }, source.flatMapFirst { Signal.just($0) },
      source.flatMapLatest { Signal.just($0) },
      Signal.of(source).merge(), Signal.of(source).merge(maxConcurrent: 1), Signal.of(source).switchLatest(),
      source.scan(0, accumulator: +), source.skip(1), source.startWith(0), source.asSignal(), source.asSharedSequence(),
      source.withLatestFrom(source), source.withLatestFrom(source) { $0 + $1 },
      source.withUnretained(owner) { $0.total + $1 }, Signal.combineLatest(source, source) { $0 + $1 },
      Signal.combineLatest([source]) { $0.reduce(0, +) }, Signal.zip(source, source) { $0 + $1 },
      Signal.zip([source]) { $0.reduce(0, +) },
    ]
    let pairs: Signal<(Int, String)> = Signal.combineLatest(source, other)
    let zipped: Signal<(Int, String)> = Signal.zip(source, other)
    let state: Signal<String> = source.withLatestFrom(Driver.just("state"))
    let unretained: Signal<(Owner, Int)> = source.withUnretained(owner)
    #expect(chains.count == 31)
    _ = (pairs, zipped, state, unretained)
  }

  @Test("what becomes a Driver or a Signal")
  func conversions() {
    let source = Observable.just(1)
    let drivers: [Driver<Int>] = [
      source.asDriver(onErrorJustReturn: 0), source.asDriver(onErrorDriveWith: .empty()),
      source.asDriver(onErrorRecover: { _ in .just(0) }), Single.just(1).asDriver(onErrorJustReturn: 0),
      source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0),
      source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: .empty()),
      source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorRecover: { _ in .empty() }),
    ]
    let signals: [Signal<Int>] = [
      source.asSignal(onErrorJustReturn: 0), source.asSignal(onErrorSignalWith: .empty()),
      source.asSignal(onErrorRecover: { _ in .just(0) }), Single.just(1).asSignal(onErrorJustReturn: 0),
      source.asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorJustReturn: 0),
    ]
    #expect(drivers.count + signals.count == 12)
  }

  @Test("what drives and emits")
  func driving() { onMain { checkDriving() } }

  private func checkDriving() {
    let owner = Owner()
    let bag = DisposeBag()
    let driver = Driver.just(1)
    let signal = Signal.just(1)
    let binder = Binder(owner) { (owner: Owner, value: Int) in owner.total += value }
    let optional = Binder(owner) { (owner: Owner, value: Int?) in owner.total += value ?? 0 }
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 0)
    let replay = ReplayRelay<Int?>.create(bufferSize: 1)
    let optionals = BehaviorRelay<Int?>(value: nil)
    let subject = PublishSubject<Int>()
    driver.drive().disposed(by: bag)
    driver.drive(binder).disposed(by: bag)
    driver.drive(binder, binder).disposed(by: bag)
    driver.drive(optional).disposed(by: bag)
    driver.drive(subject).disposed(by: bag)
    driver.drive(behavior).disposed(by: bag)
    driver.drive(replay).disposed(by: bag)
    driver.drive(optionals).disposed(by: bag)
    driver.drive(behavior, behavior).disposed(by: bag)
    driver.drive(onNext: { _ in }, onCompleted: {}, onDisposed: {}).disposed(by: bag)
    driver.drive(with: owner, onNext: { $0.total += $1 }, onCompleted: { _ in }, onDisposed: { _ in }).disposed(by: bag)
    driver.drive { (source: Observable<Int>) in source.subscribe() }.disposed(by: bag)
    driver.drive({ (source: Observable<Int>) in { (_: Int) in source.subscribe() } }, curriedArgument: 1).disposed(
      by: bag)
    signal.emit().disposed(by: bag)
    signal.emit(to: binder).disposed(by: bag)
    signal.emit(to: binder, binder).disposed(by: bag)
    signal.emit(to: optional).disposed(by: bag)
    signal.emit(to: publish).disposed(by: bag)
    signal.emit(to: behavior).disposed(by: bag)
    signal.emit(to: optionals).disposed(by: bag)
    signal.emit(to: replay).disposed(by: bag)
    signal.emit(onNext: { _ in }, onCompleted: {}, onDisposed: {}).disposed(by: bag)
    signal.emit(with: owner, onNext: { $0.total += $1 }, onCompleted: { _ in }, onDisposed: { _ in }).disposed(by: bag)
    #expect(owner.total == 10)
    #expect(behavior.value == 1 && optionals.value == 1)
  }

  @Test("the schedulers and strategies behind them")
  func strategies() { onMain { checkStrategies() } }

  private func checkStrategies() {
    let previous = SharingScheduler.make
    let clock = HistoricalScheduler()
    SharingScheduler.mock(scheduler: clock) {
      #expect(DriverSharingStrategy.scheduler as AnyObject === clock)
      #expect(SignalSharingStrategy.scheduler as AnyObject === clock)
    }
    SharingScheduler.mock(makeScheduler: { clock }) {}
    SharingScheduler.make = previous
    let shared: [Observable<Int>] = [
      DriverSharingStrategy.share(Observable.just(1)), SignalSharingStrategy.share(Observable.just(1)),
    ]
    #expect(shared.count == 2)
    /// A strategy of a program's own.
    struct Everything: SharingStrategyProtocol {
      static var scheduler: SchedulerType { DriverSharingStrategy.scheduler }
      static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 9, scope: .forever)
      }
    }
    let own: SharedSequence<Everything, Int> = Observable.just(1).asSharedSequence(onErrorJustReturn: 0)
    let mapped: SharedSequence<Everything, Int> = own.map { $0 }
    func first<Sequence: SharedSequenceConvertibleType>(_ sequence: Sequence) -> SharedSequence<
      Sequence.SharingStrategy, Sequence.Element
    > {
      sequence.asSharedSequence()
    }
    _ = first(mapped)
  }
}
