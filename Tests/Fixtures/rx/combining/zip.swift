import RxSwift

let bag = DisposeBag()
let a = PublishSubject<Int>(), b = PublishSubject<String>()
Observable.zip(a, b) { "\($0)\($1)" }.subscribe { print($0) }.disposed(by: bag)
a.onNext(1); a.onNext(2); b.onNext("x"); b.onNext("y"); a.onNext(3); a.onCompleted(); b.onNext("z")
Observable.zip(Observable.of(1, 2), Observable.of("p", "q"), Observable.of(true, false)).subscribe(onNext: { print($0) }).disposed(by: bag)
