import RxSwift

let bag = DisposeBag()
Observable.of(2, 3, 4).startWith(1).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of("🐶", "🐱").startWith("1️⃣").startWith("2️⃣", "3️⃣").subscribe(onNext: { print($0) }).disposed(by: bag)
let first = Observable.of(1, 2)
let second = Observable.of(3, 4)
Observable.concat([first, second]).subscribe { print($0) }.disposed(by: bag)
first.concat(second).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(first, second).concat().subscribe(onNext: { print($0) }).disposed(by: bag)
