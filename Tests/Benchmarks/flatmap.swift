import RxSwift

let subject = PublishSubject<Int>()
var sum = 0
let subscription = subject.flatMap { Observable.just($0 + 1) }.subscribe(onNext: { sum += $0 })
for number in 0..<50_000 { subject.onNext(number) }
print(sum)
