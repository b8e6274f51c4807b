import RxCocoa
import RxSwift

// Every operator of a Signal keeps it one, and where it can be sent.
let bag = DisposeBag()
func show<T>(_ name: String, _ sequence: Signal<T>) {
  sequence.emit(onNext: { print(name, $0) }, onCompleted: { print(name, "completed") }).disposed(by: bag)
}
let source = Signal.of(1, 2, 3, 3, 4)
show("map", source.map { $0 * 2 })
show("filter", source.filter { $0 % 2 == 0 })
show("compactMap", source.compactMap { $0 > 2 ? "\($0)" : nil })
show("distinct", source.distinctUntilChanged())
show("scan", source.scan(0) { $0 + $1 })
show("skip", source.skip(3))
show("startWith", source.skip(4).startWith(0))
show("flatMap", source.flatMap { Signal.of($0, $0 * 10) })
show("flatMapFirst", source.flatMapFirst { Signal.just($0) })
show("flatMapLatest", source.flatMapLatest { Signal.just($0) })
show("merge", Signal.of(Signal.just(1), Signal.just(2)).merge())
show("switchLatest", Signal.of(Signal.just(1), Signal.just(2)).switchLatest())
show("merge of", Signal.merge(Signal.just(1), Signal.just(2)))
show("concat", Signal.concat([Signal.just(1), Signal.just(2)]))
show("zip", Signal.zip(source, Signal.of("a", "b")) { "\($0)\($1)" })
show("combine", Signal.combineLatest(Signal.just(1), Signal.just(2)) { $0 + $1 })
show("withLatestFrom driver", Signal.just(1).withLatestFrom(Driver.just("state")))
show("withLatestFrom", Signal.just(1).withLatestFrom(Signal.just("x")) { "\($0)\($1)" })
show("debounce", source.debounce(.milliseconds(10)))
show("throttle", source.throttle(.milliseconds(10)))
show("delay", source.skip(4).delay(.milliseconds(10)))
show("interval", Signal<Int>.interval(.milliseconds(10)).asObservable().take(2).asSignal(onErrorJustReturn: 0))
show("deferred", Signal.deferred { Signal.just(7) })
show("from optional", Signal.from(optional: 1))
show("do", Signal.just(1).do(onNext: { print("onNext", $0) }))

let publish = PublishRelay<Int>()
let optionals = PublishRelay<Int?>()
let behavior = BehaviorRelay(value: 0)
let maybe = BehaviorRelay<Int?>(value: nil)
let replay = ReplayRelay<Int>.create(bufferSize: 2)
publish.subscribe(onNext: { print("publish", $0) }).disposed(by: bag)
optionals.subscribe(onNext: { print("optional", $0 ?? 0) }).disposed(by: bag)
Signal.just(5).emit(to: publish).disposed(by: bag)
Signal.just(5).emit(to: optionals).disposed(by: bag)
Signal.just(6).emit(to: behavior).disposed(by: bag)
Signal.just(7).emit(to: maybe).disposed(by: bag)
Signal.of(1, 2, 3).emit(to: replay).disposed(by: bag)
replay.subscribe(onNext: { print("replay", $0) }).disposed(by: bag)
print(behavior.value, maybe.value ?? 0)
final class Screen { var title = ""; var badge: Int? = nil }
let screen = Screen()
let title = Binder(screen) { (screen: Screen, title: String) in screen.title = title; print("title", title) }
let badge = Binder(screen) { (screen: Screen, badge: Int?) in screen.badge = badge; print("badge", badge ?? 0) }
Signal.just("a").emit(to: title).disposed(by: bag)
Signal.just("b").emit(to: title, title).disposed(by: bag)
Signal.just(9).emit(to: badge).disposed(by: bag)
Signal.just(4).emit(with: screen, onNext: { screen, value in print(screen.title, value) }).disposed(by: bag)
// oracle: turns
