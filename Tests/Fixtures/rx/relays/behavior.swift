import RxRelay
import RxSwift

let bag = DisposeBag()
let relay = BehaviorRelay(value: [1])
relay.asObservable().subscribe(onNext: { print($0) }).disposed(by: bag)
relay.accept(relay.value + [2])
print(relay.value.count)
let other = BehaviorRelay<[Int]>(value: [])
relay.bind(to: other).disposed(by: bag)
relay.accept([9])
print(other.value)
