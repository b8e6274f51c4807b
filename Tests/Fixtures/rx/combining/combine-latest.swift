import RxSwift

let bag = DisposeBag()
let name = PublishSubject<String>(), age = PublishSubject<Int>()
Observable.combineLatest(name, age) { "\($0) is \($1)" }.subscribe { print($0) }.disposed(by: bag)
Observable.combineLatest(name, age).subscribe(onNext: { n, a in print(n, a) }).disposed(by: bag)
Observable.combineLatest([name, name]) { $0.joined(separator: "+") }.subscribe(onNext: { print($0) }).disposed(by: bag)
name.onNext("Ann")
age.onNext(40)
name.onNext("Bob")
age.onNext(41)
name.onCompleted(); age.onCompleted()
