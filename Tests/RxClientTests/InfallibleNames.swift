import Foundation
import Rx
import Testing

/// Subscriptions to an `Infallible`; `OperatorNames` has the operators.
@Suite("Programs find on InfallibleType")
struct InfallibleNames {
  private let scheduler = HistoricalScheduler()
  private let source = Infallible.of(1, 2, 3)

  @Test("what subscribes, binds and converts")
  func subscribing() { onMain { checkSubscribing() } }

  private func checkSubscribing() {
    let owner = Owner()
    let bag = DisposeBag()
    let relay = PublishRelay<Int>()
    let state = BehaviorRelay<Int?>(value: nil)
    let replayed = ReplayRelay<Int>.create(bufferSize: 1)
    let binder = Binder(owner) { owner, value in owner.total += value }
    source.subscribe { event in owner.total += event.event.element ?? 0 }.disposed(by: bag)
    source.subscribe(onNext: { _ in }, onCompleted: {}, onDisposed: {}).disposed(by: bag)
    source.subscribe(with: owner, onNext: { $0.total += $1 }, onCompleted: { _ in }, onDisposed: { _ in }).disposed(
      by: bag)
    source.bind(to: binder).disposed(by: bag)
    source.bind(to: binder, binder).disposed(by: bag)
    source.bind(to: relay).disposed(by: bag)
    source.bind(to: state).disposed(by: bag)
    source.bind(to: replayed).disposed(by: bag)
    source.bind(onNext: { owner.total += $0 }).disposed(by: bag)
    source.bind(to: { (source: Infallible<Int>) in source.map { $0 + 1 } }).subscribe().disposed(by: bag)
    source.bind(to: { source in { (argument: Int) in source.map { $0 + argument } } }, curriedArgument: 1).subscribe()
      .disposed(by: bag)
    let observable: Observable<Int> = source.asObservable()
    let driver: Driver<Int> = source.asDriver()
    let signal: Signal<Int> = source.asSignal()
    let made: [Infallible<Int>] = [
      observable.asInfallible(onErrorJustReturn: 0), observable.asInfallible(onErrorFallbackTo: source),
      observable.asInfallible(onErrorRecover: { _ in source }), driver.asInfallible(), signal.asInfallible(),
    ]
    #expect(owner.total == 36 && made.count == 5)
  }
}
