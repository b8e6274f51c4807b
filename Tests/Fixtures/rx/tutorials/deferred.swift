import RxSwift

let bag = DisposeBag()
var flip = false
var count = 1

let factory: Observable<Int> = Observable.deferred {
  flip = !flip
  count += 1
  return flip ? Observable.of(1, 2, 3) : Observable.of(4, 5, 6)
}
for _ in 0...3 {
  factory.subscribe(onNext: { print($0, terminator: " ") }).disposed(by: bag)
  print()
}
print("made \(count - 1) times")
