// Observers as values: AnyObserver, mapObserver, an observer type of one's own.
import RxSwift

final class Recorder<T>: ObserverType {
  typealias Element = T
  private(set) var log: [String] = []
  func on(_ event: Event<T>) {
    switch event {
    case .next(let e): log.append("n(\(e))")
    case .error(let e): log.append("e(\(e))")
    case .completed: log.append("c")
    }
  }
}
let r = Recorder<Int>()
_ = Observable.of(1, 2).subscribe(r)
_ = Observable<Int>.error(RxError.unknown).subscribe(r)
r.onNext(7)
print(r.log)
let any = AnyObserver<String> { print("any", $0) }
any.onNext("x")
_ = Observable.of("a", "b").subscribe(any)
let numbers: AnyObserver<Int> = any.mapObserver { n in
  guard n != 3 else { throw RxError.overflow }
  return "#\(n)"
}
_ = Observable.of(1, 2, 3, 4).subscribe(numbers)
let subject = PublishSubject<Int>()
_ = subject.subscribe(r.asObserver())
_ = Observable.of(5, 6).subscribe(subject)
print(r.log)
let relay = AnyObserver(subject)
relay.onNext(9)
print(r.log.count)
