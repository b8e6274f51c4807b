// Relays: bind(to:) several, asDriver, asSignal, replay.
import RxCocoa
import RxRelay
import RxSwift

let bag = DisposeBag()
let count = BehaviorRelay(value: 0)
let tap = PublishRelay<Void>()
let tap2 = PublishRelay<Void>()
let other = BehaviorRelay(value: 0)
let history = ReplayRelay<Int>.create(bufferSize: 2)
tap.scan(0) { n, _ in n + 1 }.bind(to: count, count2()).disposed(by: bag)
func count2() -> BehaviorRelay<Int> { other }
tap.map { 5 }.bind(to: history).disposed(by: bag)
count.asDriver().drive(onNext: { print("count", $0) }).disposed(by: bag)
for _ in 1...3 { tap.accept(()) }
history.subscribe { print("history", $0) }.disposed(by: bag)
count.accept(count.value + 10)
count.map { "\($0)" }.bind { print("bound", $0) }.disposed(by: bag)
let title = BehaviorRelay<String?>(value: nil)
Observable.of("a", "b").bind(to: title).disposed(by: bag)
print(title.value ?? "nil")
let signal = tap.asSignal()
signal.emit(onNext: { print("tapped") }).disposed(by: bag)
signal.emit(to: tap2).disposed(by: bag)
tap.accept(())
func countFrom(_ o: Observable<Int>) -> (Int) -> Disposable { { base in o.subscribe(onNext: { print(base + $0) }) } }
count.bind(to: { source in source.take(1).subscribe(onNext: { print("custom", $0) }) }).disposed(by: bag)
count.bind(to: { source in { base in source.take(1).subscribe(onNext: { print("curried", $0 + base) }) } }, curriedArgument: 100).disposed(by: bag)
print("end")
