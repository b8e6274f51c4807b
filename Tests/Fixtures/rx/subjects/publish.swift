import RxSwift

let bag = DisposeBag()
let subject = PublishSubject<String>()
subject.onNext("lost")
subject.subscribe { print("1:", $0) }.disposed(by: bag)
subject.onNext("a")
subject.subscribe { print("2:", $0) }.disposed(by: bag)
subject.on(.next("b"))
subject.onCompleted()
subject.onNext("c")
subject.subscribe { print("3:", $0) }.disposed(by: bag)
