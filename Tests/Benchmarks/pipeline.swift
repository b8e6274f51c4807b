import RxSwift

let subject = PublishSubject<Int>()
var last = 0
let subscription = subject.map { $0 + 1 }.filter { $0 % 3 != 0 }.map { $0 * 2 }.scan(0) { $0 + $1 }
  .subscribe(onNext: { last = $0 })
for number in 0..<100_000 { subject.onNext(number) }
print(last)
