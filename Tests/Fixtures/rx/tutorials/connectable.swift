import Foundation
import RxSwift

let bag = DisposeBag()
let subject = PublishSubject<Int>()
let published = subject.publish()
published.subscribe(onNext: { print("Subscription 1: \($0)") }).disposed(by: bag)
subject.onNext(0)
let connection = published.connect()
subject.onNext(1)
published.subscribe(onNext: { print("Subscription 2: \($0)") }).disposed(by: bag)
subject.onNext(2)
connection.dispose()
subject.onNext(3)

let replayed = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(4).replay(2)
replayed.subscribe(onNext: { print("early", $0) }).disposed(by: bag)
_ = replayed.connect()
DispatchQueue.main.asyncAfter(deadline: .now() + 3.5) {
  replayed.subscribe(onNext: { print("late", $0) }, onCompleted: { print("late completed") }).disposed(by: bag)
}
let counted = Observable.of(1, 2).do(onSubscribe: { print("subscribed") }).publish().refCount()
counted.subscribe { print($0) }.disposed(by: bag)
