import RxSwift

let bag = DisposeBag()
let subject = PublishSubject<String>()
let trigger = PublishSubject<Void>()
subject.take(until: trigger).subscribe { print("until", $0) }.disposed(by: bag)
subject.skip(until: trigger).subscribe(onNext: { print("after", $0) }).disposed(by: bag)
subject.onNext("1")
subject.onNext("2")
trigger.onNext(())
subject.onNext("3")
trigger.onCompleted()
subject.onNext("4")
