import RxSwift

struct Failure: Error, CustomStringConvertible {
  let description: String
}

let bag = DisposeBag()
let subject = PublishSubject<Int>()
subject.subscribe { event in
  switch event {
  case .next(let value) where value > 10:
    print("big \(value)")
  case .next(let value):
    print("value \(value)")
  case .error(let error):
    print("error \(error)")
  case .completed:
    print("completed")
  }
}.disposed(by: bag)
subject.subscribe { event in
  print(event.element ?? -1, event.isCompleted, event.isStopEvent, event.error.map { "\($0)" } ?? "-")
}.disposed(by: bag)
subject.onNext(1)
subject.onNext(100)
subject.onError(Failure(description: "out of order"))
subject.onNext(3)
