import RxSwift

var count = 0
let source = Observable<Int>.deferred {
  count += 1
  return .just(count)
}
_ = source.subscribe(onNext: { print("first", $0) })
_ = source.subscribe(onNext: { print("second", $0) })
