import RxSwift

let bag = DisposeBag()
Observable.of(2, 3).startWith(1).startWith(0).subscribe(onNext: { print($0) }).disposed(by: bag)
let one = PublishSubject<String>(), two = PublishSubject<String>()
let source = PublishSubject<Observable<String>>()
source.switchLatest().subscribe(onNext: { print($0) }).disposed(by: bag)
source.onNext(one); one.onNext("1a"); two.onNext("2a")
source.onNext(two); one.onNext("1b"); two.onNext("2b")
