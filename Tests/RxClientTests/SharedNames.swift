import Foundation
import Rx
import Testing

/// Conversions to `Driver` and `Signal`, and subscriptions to them; `OperatorNames` has the operators.
@Suite("Programs find on Driver and Signal")
struct SharedNames {
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
