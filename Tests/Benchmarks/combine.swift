import RxSwift

let a = PublishSubject<Int>()
let b = PublishSubject<Int>()
var sum = 0
let subscription = Observable.combineLatest(a, b) { $0 + $1 }.subscribe(onNext: { sum += $0 })
for number in 0..<50_000 {
  a.onNext(number)
  b.onNext(number)
}
print(sum)
