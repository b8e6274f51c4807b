import RxSwift

// Whatever says which event it stands for can be taken apart: the events of an Infallible, and a program's own.
enum Step: EventConvertible {
  case value(Int), failed, end
  struct Failure: Error {}
  var event: Event<Int> {
    switch self {
    case .value(let number): .next(number)
    case .failed: .error(Failure())
    case .end: .completed
    }
  }
}
struct Box<Element>: EventConvertible {
  let element: Element?
  var event: Event<Element> { element.map { .next($0) } ?? .completed }
}

_ = Observable.of(InfallibleEvent.next(1), .next(2), .completed, .next(3)).dematerialize().subscribe { print($0) }
_ = Observable.of(Step.value(1), .failed, .value(2)).dematerialize().subscribe { print($0) }
_ = Observable.of(Step.value(1), .end).dematerialize().map { $0 + 1 }.subscribe { print($0) }
_ = Observable.of(Box(element: "a"), Box(element: nil)).dematerialize().subscribe { print($0) }
print(InfallibleEvent.next(1).event, InfallibleEvent<Int>.completed.event)
