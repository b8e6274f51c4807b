import RxSwift

let subject = PublishSubject<Int>()
let subscription = subject.subscribe(onNext: { print($0) }, onDisposed: { print("disposed") })
subject.onNext(1)
subscription.dispose()
subject.onNext(2)
print(subject.hasObservers)
do {
  let bag = DisposeBag()
  subject.subscribe(onNext: { print("in scope", $0) }, onDisposed: { print("bag disposed") }).disposed(by: bag)
  subject.onNext(3)
}
subject.onNext(4)
