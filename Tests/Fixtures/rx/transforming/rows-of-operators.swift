import RxSwift

// Operators in a row, each with its own end, its own memory for each subscription, and elements sent from within.
struct Failure: Error { let number: Int }

let bag = DisposeBag()

// A failure in the middle: what comes before goes on as long as somebody sends.
let numbers = PublishSubject<Int>()
var seen = [Int]()
numbers.map { number -> Int in
  seen.append(number)
  return number + 1
}
.filter { $0 != 3 }
.map { number -> Int in if number > 4 { throw Failure(number: number) } else { return number * 10 } }
.scan(0, accumulator: +)
.subscribe { print("middle", $0) }
.disposed(by: bag)
for number in 1...6 { numbers.onNext(number) }
print(seen)

// Elements sent from within a function of the row, and from its observer.
let inner = PublishSubject<Int>()
inner.map { number -> Int in
  if number == 1 { inner.onNext(10) }
  return number + 1
}
.scan(0) { total, number in
  if number == 2 { inner.onNext(20) }
  return total + number
}
.filter { $0 < 1000 }
.subscribe(onNext: { total in
  print("total", total)
  if total == 2 { inner.onNext(30) }
})
.disposed(by: bag)
inner.onNext(1)
inner.onNext(2)

// An element sent from within fails further down the row, or further up.
let twice = PublishSubject<Int>()
twice.map { number -> Int in
  if number == 1 { twice.onNext(2) }
  return number
}
.map { number -> Int in if number == 2 { throw Failure(number: number) } else { return number } }
.map { number -> Int in
  print("reached", number)
  return number
}
.subscribe { print("twice", $0) }
.disposed(by: bag)
twice.onNext(1)
twice.onNext(3)

// Disposed from within.
let stopped = PublishSubject<Int>()
let serial = SerialDisposable()
serial.disposable = stopped.map { number -> Int in
  if number == 2 { serial.dispose() }
  return number
}
.filter { number in
  print("tested", number)
  return true
}
.subscribe(onNext: { print("stopped", $0) }, onDisposed: { print("disposed") })
stopped.onNext(1)
stopped.onNext(2)
stopped.onNext(3)

// Each subscription accumulates for itself, and a row is cut where it is shared.
let shared = PublishSubject<Int>()
let sums = shared.scan(0, accumulator: +).map { "sum \($0)" }
sums.subscribe(onNext: { print("a", $0) }).disposed(by: bag)
shared.onNext(1)
sums.subscribe(onNext: { print("b", $0) }).disposed(by: bag)
shared.onNext(2)
let cut = shared.map { number -> Int in
  print("once", number)
  return number
}
.share()
cut.filter { $0 > 3 }.map { -$0 }.subscribe(onNext: { print("c", $0) }).disposed(by: bag)
cut.compactMap { $0 == 4 ? "four" : nil }.subscribe { print("d", $0) }.disposed(by: bag)
shared.onNext(3)
shared.onNext(4)
shared.onCompleted()

// Functions that are no closures, tuples, optionals.
Observable.of(1, -2, 3).map(abs).map(String.init).map { $0.count }.scan(0, accumulator: max)
  .subscribe { print("functions", $0) }.disposed(by: bag)
Observable.of((1, "a"), (2, "b")).map { number, text in (text, number) }.filter { $0.1 > 1 }.map { text, _ in text }
  .subscribe { print("pairs", $0) }.disposed(by: bag)
Observable<Int?>.of(1, nil, 3).compactMap { $0 }.map { Optional($0) }.compactMap { $0.map { $0 + 1 } }
  .subscribe { print("optionals", $0) }.disposed(by: bag)
Observable.of([1, 2], [3]).map { $0.map { $0 * 2 } }.scan([Int]()) { $0 + $1 }.filter { !$0.isEmpty }
  .subscribe { print("arrays", $0) }.disposed(by: bag)
Observable.just(()).map { 5 }.map { _ in }.map { "done" }.subscribe { print("nothing", $0) }.disposed(by: bag)
var counter = 0
Observable.of(1, 2, 3).map { number -> Int in
  counter += number
  let add = { (more: Int) in counter += more }
  add(number)
  return counter
}
.filter { [limit = counter + 100] in $0 < limit }
.subscribe { print("captured", $0, counter) }
.disposed(by: bag)
