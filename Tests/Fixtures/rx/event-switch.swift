import RxSwift

enum E: Error { case bad }
let bag = DisposeBag()
let source = Observable.of(1, 2).concat(Observable.error(E.bad))
source.subscribe { event in
  switch event {
  case .next(let value): print("value", value)
  case .error(let error): print("error", error)
  case .completed: print("completed")
  }
}.disposed(by: bag)
Observable.just(3).subscribe { event in
  if let element = event.element { print("element", element) } else { print("stop", event.isStopEvent, event.error == nil) }
}.disposed(by: bag)
