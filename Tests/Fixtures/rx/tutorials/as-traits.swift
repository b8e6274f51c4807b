import RxSwift

let bag = DisposeBag()
Observable.of(1).asSingle().subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2).asSingle().subscribe { print($0) }.disposed(by: bag)
Observable<Int>.empty().asSingle().subscribe { print($0) }.disposed(by: bag)
Observable<Int>.empty().asMaybe().subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2).ignoreElements().asCompletable().subscribe { print($0) }.disposed(by: bag)
Single.just(3).asObservable().concat(Observable.just(4)).subscribe { print($0) }.disposed(by: bag)
Single.zip(Single.just(1), Single.just("one")) { "\($0)=\($1)" }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
Observable.of(1, 2, 3).toArray().map { $0.reversed() }.subscribe(onSuccess: { print(Array($0)) }).disposed(by: bag)
Observable.of(7, 8).first().subscribe(onSuccess: { print($0 as Any) }).disposed(by: bag)
