// An event sent from within an event of the same subject.
import RxSwift

let bag = DisposeBag()
let subject = PublishSubject<Int>()
subject.subscribe(onNext: { n in
  print("first sees \(n)")
  if n < 3 { subject.onNext(n + 1) }
  print("first leaves \(n)")
}).disposed(by: bag)
subject.map { $0 * 10 }.filter { $0 != 20 }.subscribe(onNext: { print("second sees", $0) }).disposed(by: bag)
subject.onNext(1)
subject.onCompleted()
subject.onNext(9)
