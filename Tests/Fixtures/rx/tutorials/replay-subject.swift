import RxSwift

enum MyError: Error { case anError }
let subject = ReplaySubject<String>.create(bufferSize: 2)
let bag = DisposeBag()
subject.onNext("1")
subject.onNext("2")
subject.onNext("3")
subject.subscribe { print("1)", $0.element ?? $0) }.disposed(by: bag)
subject.subscribe { print("2)", $0.element ?? $0) }.disposed(by: bag)
subject.onNext("4")
subject.subscribe { print("3)", $0.element ?? $0) }.disposed(by: bag)
subject.onError(MyError.anError)
subject.subscribe { print("4)", $0) }.disposed(by: bag)
let all = ReplaySubject<Int>.createUnbounded()
(1...4).forEach { all.onNext($0) }
all.toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
all.onCompleted()
