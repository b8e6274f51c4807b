import RxSwift

let bag = DisposeBag()
let subject = ReplaySubject<Int>.create(bufferSize: 2)
for i in 1...4 { subject.onNext(i) }
subject.subscribe { print("1:", $0) }.disposed(by: bag)
subject.onNext(5)
subject.onCompleted()
subject.subscribe { print("2:", $0) }.disposed(by: bag)
let all = ReplaySubject<String>.createUnbounded()
all.onNext("a"); all.onNext("b")
all.subscribe(onNext: { print($0) }).disposed(by: bag)
