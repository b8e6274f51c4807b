import RxSwift

let bag = DisposeBag()
let subject = AsyncSubject<Int>()
subject.subscribe { print("1:", $0) }.disposed(by: bag)
subject.onNext(1); subject.onNext(2)
subject.onCompleted()
subject.subscribe { print("2:", $0) }.disposed(by: bag)
