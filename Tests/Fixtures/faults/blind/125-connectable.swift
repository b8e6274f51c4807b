import RxSwift

let bag = DisposeBag()
let clock = Observable<Int>
    .interval(.milliseconds(100), scheduler: MainScheduler.instance)
    .publish()

clock.subscribe(onNext: { print("a", $0) }).disposed(by: bag)
clock.connect.disposed(by: bag)
//    ^ error: method 'connect' was used as a property; add () to call it

let replayed = Observable.of(1, 2, 3).replay()
//                                           ^ error: missing argument for parameter #1 in call
replayed.subscribe(onNext: { print($0) }).disposed(by: bag)

let plain = Observable.of(1, 2)
plain.refCount()
//    ^ error: value of type 'Observable<Int>' has no member 'refCount'
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
