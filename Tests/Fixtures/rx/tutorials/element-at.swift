import RxSwift

let bag = DisposeBag()
let strikes = PublishSubject<String>()
strikes.element(at: 2).subscribe(onNext: { _ in print("You're out!") }, onCompleted: { print("over") }).disposed(by: bag)
strikes.onNext("X")
strikes.onNext("X")
strikes.onNext("X")
strikes.onNext("X")
Observable.of(1, 2).element(at: 5).subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2, 3).single { $0 == 2 }.subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2, 3).single().subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2, 3).first().subscribe { print($0) }.disposed(by: bag)
