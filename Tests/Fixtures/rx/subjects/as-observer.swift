import RxSwift

let bag = DisposeBag()
let a = PublishSubject<Int>(), b = PublishSubject<Int>()
b.subscribe { print($0) }.disposed(by: bag)
a.map { $0 * 2 }.subscribe(b).disposed(by: bag)
a.onNext(1)
a.asObservable().bind(to: b).disposed(by: bag)
a.onNext(2)
a.asObserver().onNext(3)
