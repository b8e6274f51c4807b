// A subject of lists whose first is empty and says no more than that.
import RxCocoa
import RxSwift

let bag = DisposeBag()
let items = BehaviorRelay(value: [])
items.subscribe(onNext: { print($0.count, $0) }).disposed(by: bag)
items.accept(["a", 1])
Observable.just([]).map { $0.isEmpty }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of([], [1]).map { $0.reduce(0, +) }.subscribe(onNext: { print($0) }).disposed(by: bag)
