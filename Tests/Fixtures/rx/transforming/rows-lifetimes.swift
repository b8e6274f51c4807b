import RxSwift

// Values that chained operators make of an element live until the rest of the chain has finished with it.
final class Box: CustomStringConvertible {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("end of", number) }
  var description: String { "box \(number)" }
}
struct Holder { let box: Box }
struct Failure: Error {}

let subject = PublishSubject<Int>()
let bag = DisposeBag()
subject.map { Box($0) }.map { $0.number * 10 }.subscribe(onNext: { print("mapped", $0) }).disposed(by: bag)
subject.map { Box($0 + 100) }.filter { $0.number % 2 == 1 }.map { "\($0)" }.subscribe(onNext: { print("text", $0) })
  .disposed(by: bag)
subject.map { Box($0 + 200) }.map { Holder(box: $0) }.map { $0.box.number }.filter { $0 != 202 }
  .subscribe(onNext: { print("held", $0) }).disposed(by: bag)
subject.map { Box($0 + 300) }.compactMap { $0.number == 302 ? nil : Box($0.number + 1000) }.map { [$0] }
  .subscribe(onNext: { print("list", $0) }).disposed(by: bag)
subject.map { Box($0 + 400) }.scan(Box(400)) { Box($0.number + $1.number) }.map { $0.number }
  .subscribe(onNext: { print("sum", $0) }).disposed(by: bag)
subject.map { Box($0 + 700) }.scan(0) { $0 + $1.number }.map { -$0 }.subscribe(onNext: { print("total", $0) })
  .disposed(by: bag)
subject.map { Box($0 + 500) }
  .filter { box in
    if box.number == 503 { throw Failure() }
    return true
  }
  .map { $0.number }
  .subscribe(onNext: { print("before", $0) }, onError: { print("failed", $0) }, onDisposed: { print("disposed") })
  .disposed(by: bag)
subject.map { Box($0 + 600) }.map { box -> Int in if box.number == 603 { throw Failure() } else { return box.number } }
  .subscribe(onNext: { print("through", $0) }, onError: { print("failed", $0) }, onDisposed: { print("disposed") })
  .disposed(by: bag)
for number in 1...3 {
  print("-- \(number)")
  subject.onNext(number)
}
print("-- end")
subject.onCompleted()
print("-- done")
