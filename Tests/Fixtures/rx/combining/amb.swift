import RxSwift

let bag = DisposeBag()
let a = PublishSubject<Int>(), b = PublishSubject<Int>()
a.amb(b).subscribe { print($0) }.disposed(by: bag)
b.onNext(1); a.onNext(2); b.onNext(3); b.onCompleted()
