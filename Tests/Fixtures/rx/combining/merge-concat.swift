import RxSwift

let bag = DisposeBag()
let a = PublishSubject<String>(), b = PublishSubject<String>()
Observable.merge(a, b).subscribe { print("merge", $0) }.disposed(by: bag)
a.onNext("1"); b.onNext("2"); a.onCompleted(); b.onNext("3"); b.onCompleted()
Observable.of(1, 2).concat(Observable.of(3)).subscribe(onNext: { print("concat", $0) }).disposed(by: bag)
Observable.concat([Observable.just("x"), .just("y")]).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(Observable.of(1), Observable.of(2)).merge().subscribe(onNext: { print($0) }).disposed(by: bag)
