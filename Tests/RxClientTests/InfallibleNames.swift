import Foundation
import Rx
import Testing

/// What an `Infallible` is asked for stays an `Infallible`: the annotations prove it.
@Suite("Programs find on InfallibleType")
struct InfallibleNames {
  private let scheduler = HistoricalScheduler()
  private let source = Infallible.of(1, 2, 3)

  @Test("what makes and combines them")
  func creating() {
    let created: Infallible<Int> = Infallible.create { observer in
      let observer: Infallible<Int>.InfallibleObserver = observer
      observer(.next(1))
      observer(.completed)
      return Disposables.create()
    }
    let words = Infallible.just("a")
    let all: [Infallible<Int>] = [
      created, Infallible.deferred { created }, Infallible.empty(), Infallible.never(), Infallible.just(1),
      Infallible.just(1, scheduler: CurrentThreadScheduler.instance), Infallible.of(1, 2),
      Infallible.of(1, 2, scheduler: CurrentThreadScheduler.instance), Infallible.from([1]),
      Infallible.from([1], scheduler: CurrentThreadScheduler.instance), Infallible.from(1...2),
      Infallible.concat(created, created), Infallible.concat([created]), created.concat(created),
      Infallible.merge(created, created), Infallible.merge([created]),
      Infallible.combineLatest(created, created) { $0 + $1 },
      Infallible.combineLatest(created, created, created, resultSelector: { $0 + $1 + $2 }),
      Infallible.combineLatest([created]) { $0.reduce(0, +) }, Infallible.zip(created, created) { $0 + $1 },
      Infallible.zip(created, created, created, created, resultSelector: { a, b, c, d in a + b + c + d }),
    ]
    let pairs: Infallible<(Int, String)> = Infallible.combineLatest(created, words)
    let lists: Infallible<[Int]> = Infallible.combineLatest([created])
    let five = Infallible.combineLatest(created, created, created, created, created) { $0 + $1 + $2 + $3 + $4 }
    let sum: Infallible<Int> = five
    #expect(all.count == 21)
    _ = (pairs, lists, sum)
  }

  @Test("operators that keep the trait")
  func operators() {
    let owner = Owner()
    let other = Infallible.just(0)
    let chains: [Infallible<Int>] = [
      source.compactMap { $0 }, source.map { $0 + 1 }, source.filter { $0 > 1 },
      source.concatMap { Infallible.just($0) },
      source.flatMap { Infallible.just($0) }, source.flatMapFirst { Infallible.just($0) },
      source.flatMapLatest { Infallible.just($0) }, source.debounce(.seconds(1), scheduler: scheduler),
      source.throttle(.seconds(1), scheduler: scheduler),
      source.throttle(.seconds(1), latest: false, scheduler: scheduler),
      source.debug(), source.debug("id", trimOutput: true), source.distinctUntilChanged(),
      source.distinctUntilChanged { $0 % 2 }, source.distinctUntilChanged { $0 == $1 },
      source.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }), source.distinctUntilChanged(at: \.description),
      source.do(onNext: { _ in }),
      source.do(
        onNext: { _ in }, afterNext: { _ in }, onCompleted: {}, afterCompleted: {}, onSubscribe: {}, onSubscribed: {},
        onDispose: {}),
      source.scan(0, accumulator: +), source.scan(into: 0) { $0 += $1 }, source.share(), source.share(replay: 1),
      source.share(replay: 1, scope: .forever), source.skip(until: Observable.just(0)), source.skip(while: { $0 < 2 }),
      source.startWith(0), source.take(1), source.take(for: .seconds(1), scheduler: scheduler),
      source.take(until: other), source.take(until: { $0 > 1 }), source.take(until: { $0 > 1 }, behavior: .inclusive),
      source.take(while: { $0 < 2 }), source.take(while: { $0 < 2 }, behavior: .inclusive),
      source.withLatestFrom(other), source.withLatestFrom(other) { $0 + $1 },
      source.withUnretained(owner) { $0.total + $1 },
    ]
    let unretained: Infallible<(Owner, Int)> = source.withUnretained(owner)
    #expect(chains.count == 37)
    _ = unretained
  }

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
