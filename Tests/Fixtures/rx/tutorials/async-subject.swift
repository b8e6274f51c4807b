import RxSwift

let bag = DisposeBag()
let subject = AsyncSubject<String>()
subject.subscribe { print("Subscription: 1 Event:", $0) }.disposed(by: bag)
subject.onNext("🐶")
subject.onNext("🐱")
subject.onNext("🐹")
subject.onCompleted()
subject.subscribe { print("Subscription: 2 Event:", $0) }.disposed(by: bag)
