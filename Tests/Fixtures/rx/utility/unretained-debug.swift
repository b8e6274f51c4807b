import RxSwift
import RxCocoa

// withUnretained ends when the object is gone; debug says what passes.
final class Owner { let name = "owner" }
var owner: Owner? = Owner()
let subject = PublishSubject<Int>()
_ = subject.withUnretained(owner!).subscribe(
  onNext: { print($0.0.name, $0.1) }, onCompleted: { print("completed") }, onDisposed: { print("disposed") })
_ = subject.withUnretained(owner!) { owner, value in "\(owner.name) \(value * 2)" }.subscribe(
  onNext: { print($0) }, onCompleted: { print("completed too") })
_ = subject.subscribe(
  with: owner!, onNext: { owner, value in print("with", owner.name, value) }, onCompleted: { _ in print("with completed") },
  onDisposed: { _ in print("with disposed") })
subject.onNext(1)
owner = nil
subject.onNext(2)
subject.onCompleted()

// A scan that sends from within its own closure.
let nested = PublishSubject<Int>()
_ = nested.scan(into: [Int]()) { list, value in list.append(value) }.subscribe(onNext: { list in
  print(list)
  if list.count == 2 { nested.onNext(9) }
})
nested.onNext(1)
nested.onNext(2)
nested.onNext(3)

// One source for many.
let bag = DisposeBag()
let a = BehaviorRelay(value: 0)
let b = BehaviorRelay<Int>(value: 0)
let c = BehaviorRelay<Int?>(value: nil)
Observable.of(1, 2).bind(to: a, b).disposed(by: bag)
Observable.of(3).bind(to: c).disposed(by: bag)
print(a.value, b.value, c.value ?? 0)
Observable.just(4).bind(with: bag) { _, value in print("bound", value) }.disposed(by: bag)
print(Observable.just(5).bind(to: { $0.map { $0 + 1 } }) is Observable<Int>)
Observable.just(6).bind(to: { source in { (times: Int) in source.subscribe(onNext: { print($0 * times) }) } }, curriedArgument: 2)
  .disposed(by: bag)
