import RxSwift

let bag = DisposeBag()
let a = PublishSubject<Int>(), b = PublishSubject<Int>()
let outer = PublishSubject<PublishSubject<Int>>()
outer.flatMapFirst { $0 }.subscribe(onNext: { print($0) }).disposed(by: bag)
outer.onNext(a); outer.onNext(b)
a.onNext(1); b.onNext(2); a.onCompleted()
outer.onNext(b); b.onNext(3)
