import RxSwift

let bag = DisposeBag()
Observable.of(1, 2).flatMap { n in Observable.of(n, n * 10) }.subscribe { print($0) }.disposed(by: bag)
let first = PublishSubject<String>(), second = PublishSubject<String>()
let outer = PublishSubject<Observable<String>>()
outer.flatMap { $0 }.subscribe(onNext: { print($0) }).disposed(by: bag)
outer.onNext(first); outer.onNext(second)
first.onNext("f1"); second.onNext("s1"); first.onNext("f2")
