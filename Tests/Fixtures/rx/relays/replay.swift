import RxRelay
import RxSwift

// A ReplayRelay gives its last values to each newcomer and never ends.
let bag = DisposeBag()
let relay = ReplayRelay<Int>.create(bufferSize: 2)
relay.subscribe(onNext: { print("early", $0) }, onCompleted: { print("never") }).disposed(by: bag)
for value in 1...3 { relay.accept(value) }
relay.subscribe(onNext: { print("late", $0) }).disposed(by: bag)
relay.asInfallible().subscribe(onNext: { print("infallible", $0) }).disposed(by: bag)
relay.asObservable().map { $0 * 10 }.subscribe(onNext: { print("mapped", $0) }).disposed(by: bag)
relay.accept(4)

let all = ReplayRelay<String>.createUnbound()
all.accept("a")
all.accept("b")
all.subscribe(onNext: { print("all", $0) }).disposed(by: bag)
Observable.of("c", "d").bind(to: all).disposed(by: bag)
all.subscribe { event in print("event", event) }.disposed(by: bag)

let behavior = BehaviorRelay(value: 1)
behavior.asInfallible().subscribe(onNext: { print("behavior", $0) }).disposed(by: bag)
behavior.accept(behavior.value + 1)
let publish = PublishRelay<Int>()
publish.accept(0)
publish.asInfallible().subscribe(onNext: { print("publish", $0) }).disposed(by: bag)
publish.accept(1)
