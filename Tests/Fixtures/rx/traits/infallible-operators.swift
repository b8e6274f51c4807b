import RxCocoa
import RxSwift

// Every operator of an Infallible keeps it one: what comes out can be driven without a fallback.
let bag = DisposeBag()
let scheduler = MainScheduler.instance
func show<T>(_ name: String, _ sequence: Infallible<T>) {
  sequence.subscribe(
    onNext: { print(name, $0) }, onCompleted: { print(name, "completed") }, onDisposed: { print(name, "disposed") }
  ).disposed(by: bag)
}
let source = Infallible.of(1, 2, 3, 3, 4)
show("map", source.map { $0 * 2 })
show("filter", source.filter { $0 % 2 == 0 })
show("compactMap", source.compactMap { $0 > 2 ? "\($0)" : nil })
show("distinct", source.distinctUntilChanged())
show("distinct key", source.distinctUntilChanged { $0 / 2 })
show("distinct comparer", source.distinctUntilChanged { $0 % 2 == $1 % 2 })
show("distinct both", source.distinctUntilChanged({ $0 % 3 }, comparer: { $0 == $1 }))
show("distinct at", source.distinctUntilChanged(at: \.description.count))
show("scan", source.scan(0) { $0 + $1 })
show("scan into", source.scan(into: [Int]()) { $0.append($1) })
show("startWith", source.startWith(0).take(2))
show("take until", source.take(until: { $0 == 3 }))
show("take until inclusive", source.take(until: { $0 == 3 }, behavior: .inclusive))
show("take while", source.take(while: { $0 < 3 }))
show("skip while", source.skip(while: { $0 < 3 }))
show("skip until", source.skip(until: Observable.just(())))
show("flatMap", source.flatMap { Infallible.of($0, $0 * 10) }.take(3))
show("flatMapFirst", source.flatMapFirst { Infallible.just($0) }.take(2))
show("flatMapLatest", source.flatMapLatest { Infallible.just($0) }.take(2))
show("concatMap", source.concatMap { Infallible.of($0, -$0) }.take(3))
show("concat", Infallible.just(1).concat(Infallible.just(2)))
show("concat of", Infallible.concat(Infallible.just(1), Infallible.just(2), Infallible.just(3)))
show("merge", Infallible.merge(Infallible.just(1), Infallible.just(2)))
show("merge of", Infallible.merge([Infallible.just(1), Infallible.just(2)]))
show("combineLatest", Infallible.combineLatest(Infallible.of(1, 2), Infallible.of(3)) { $0 + $1 })
show("combineLatest of", Infallible.combineLatest([Infallible.just(1), Infallible.just(2)]))
show("zip", Infallible.zip(Infallible.of(1, 2), Infallible.of("a", "b")) { "\($0)\($1)" })
show("withLatestFrom", source.withLatestFrom(Infallible.just("x")) { "\($0)\($1)" }.take(1))
show("withLatestFrom only", source.withLatestFrom(Infallible.just("x")).take(1))
show("share", source.share(replay: 1).take(1))
show("debounce", source.debounce(.milliseconds(10), scheduler: scheduler))
show("throttle", source.throttle(.milliseconds(10), scheduler: scheduler))
show("take for", source.take(for: .milliseconds(10), scheduler: scheduler))
show("deferred", Infallible.deferred { .just(7) })
show("just on", Infallible.just(8, scheduler: CurrentThreadScheduler.instance))
show("from", Infallible.from(1...2))
show("empty", Infallible<Int>.empty())
show("never", Infallible<Int>.never().take(until: Infallible.just(())))
final class Owner { let factor = 3 }
let owner = Owner()
show("unretained", source.withUnretained(owner) { $0.factor * $1 }.take(2))
show("do", Infallible.just(1).do(
  onNext: { print("onNext", $0) }, afterNext: { print("afterNext", $0) }, onCompleted: { print("onCompleted") },
  afterCompleted: { print("afterCompleted") }, onSubscribe: { print("onSubscribe") }, onSubscribed: { print("onSubscribed") },
  onDispose: { print("onDispose") }))

struct Failure: Error {}
let failing = Observable.of(1).concat(Observable<Int>.error(Failure()))
show("just return", failing.asInfallible(onErrorJustReturn: 0))
show("fallback", failing.asInfallible(onErrorFallbackTo: Infallible.of(8, 9)))
show("recover", failing.asInfallible { error in Infallible.just(error is Failure ? 5 : 6) })
show("driver", Driver.just(1).asInfallible())
Infallible.just(1).asDriver().drive(onNext: { print("driven", $0) }).disposed(by: bag)
Infallible.just(1).asSignal().emit(onNext: { print("emitted", $0) }).disposed(by: bag)
source.subscribe { event in if case .completed = event { print("event completed") } }.disposed(by: bag)
source.subscribe(with: owner, onNext: { owner, value in print("with", owner.factor * value) }).disposed(by: bag)
