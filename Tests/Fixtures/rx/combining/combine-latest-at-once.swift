import RxSwift
// Elements that the last source sends during its subscription are combined one by one.
let bag = DisposeBag()
let first = BehaviorSubject(value: 10)
let replay = ReplaySubject<Int>.createUnbounded()
for element in 1...3 { replay.onNext(element) }
Observable.combineLatest(first, replay) { $0 + $1 }.subscribe(onNext: { print("two", $0) }).disposed(by: bag)
Observable.combineLatest(first, first, replay) { $0 + $1 + $2 }.subscribe(onNext: { print("three", $0) }).disposed(by: bag)
Observable.combineLatest(first, first, first, replay) { $0 + $1 + $2 + $3 }.subscribe(onNext: { print("four", $0) }).disposed(by: bag)
Observable.combineLatest(replay, first).subscribe(onNext: { print($0) }).disposed(by: bag)
first.onNext(20)
