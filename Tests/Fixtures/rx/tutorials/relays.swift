import RxCocoa
import RxRelay
import RxSwift

let bag = DisposeBag()
let publish = PublishRelay<String>()
publish.accept("Knock knock, anyone home?")
publish.subscribe(onNext: { print($0) }).disposed(by: bag)
publish.accept("1")
let behavior = BehaviorRelay(value: "Initial value")
behavior.accept("New initial value")
behavior.subscribe { print("1)", $0) }.disposed(by: bag)
behavior.accept("2")
behavior.asObservable().subscribe { print("2)", $0) }.disposed(by: bag)
print(behavior.value)
let replay = ReplayRelay<Int>.create(bufferSize: 1)
replay.accept(1)
replay.accept(2)
replay.subscribe(onNext: { print("replay", $0) }).disposed(by: bag)
let numbers = BehaviorRelay<[Int]>(value: [])
numbers.map { $0.count }.distinctUntilChanged().subscribe(onNext: { print("count", $0) }).disposed(by: bag)
numbers.accept(numbers.value + [4])
numbers.accept(numbers.value.map { $0 + 1 })
numbers.accept(numbers.value + [1, 2])
