import RxSwift

let bag = DisposeBag()
var start = 0
func getStartNumber() -> Int {
  start += 1
  return start
}
let numbers = Observable<Int>.create { observer in
  let start = getStartNumber()
  observer.onNext(start)
  observer.onNext(start + 1)
  observer.onNext(start + 2)
  observer.onCompleted()
  return Disposables.create()
}
numbers.subscribe(onNext: { print("element [\($0)]") }, onCompleted: { print("-------------") }).disposed(by: bag)
numbers.subscribe(onNext: { print("element [\($0)]") }, onCompleted: { print("-------------") }).disposed(by: bag)
let forever = numbers.share(replay: 2, scope: .forever)
forever.subscribe(onNext: { print("forever 1 [\($0)]") }).disposed(by: bag)
forever.subscribe(onNext: { print("forever 2 [\($0)]") }).disposed(by: bag)
let connected = numbers.share(replay: 2, scope: .whileConnected)
connected.subscribe(onNext: { print("connected 1 [\($0)]") }).disposed(by: bag)
connected.subscribe(onNext: { print("connected 2 [\($0)]") }).disposed(by: bag)
let ticks = PublishSubject<Int>()
let shared = ticks.map { n -> Int in
  print("MAP---\(n)")
  return n * 2
}.share(replay: 1)
let one = shared.subscribe(onNext: { print("--1--\($0)") })
ticks.onNext(1)
let two = shared.subscribe(onNext: { print("--2--\($0)") })
ticks.onNext(2)
one.dispose()
two.dispose()
shared.subscribe(onNext: { print("--3--\($0)") }).disposed(by: bag)
ticks.onNext(3)
