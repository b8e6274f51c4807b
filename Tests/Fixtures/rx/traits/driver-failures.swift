// Driver: replay, sharing, main thread, errors replaced.
import RxCocoa
import RxSwift

var fetches = 0
let results = Observable<String>.create { o in
  fetches += 1
  print("fetch", fetches)
  o.onNext("one")
  o.onNext("two")
  o.onError(RxError.timeout)
  return Disposables.create { print("stopped") }
}
let driver = results.asDriver(onErrorJustReturn: "fallback")
let bag = DisposeBag()
driver.drive(onNext: { print("A", $0) }, onCompleted: { print("A done") }, onDisposed: { print("A gone") }).disposed(by: bag)
driver.drive(onNext: { print("B", $0) }).disposed(by: bag)
driver.map { $0.uppercased() }.startWith("-").drive(onNext: { print("C", $0) }).disposed(by: bag)
print("subscribed")
let relay = BehaviorRelay(value: 1)
let d = relay.asDriver().map { $0 * 2 }.do(onNext: { print("computed", $0) })
d.drive(onNext: { print("1st", $0) }).disposed(by: bag)
d.drive(onNext: { print("2nd", $0) }).disposed(by: bag)
relay.accept(5)
results.asDriver { error in print("recover", error); return .just("r") }.drive(onNext: { print("D", $0) }).disposed(by: bag)
results.asSignal(onErrorSignalWith: .empty()).emit(onNext: { print("E", $0) }, onCompleted: { print("E done") }).disposed(by: bag)
Driver.combineLatest(d, relay.asDriver()) { $0 + $1 }.drive(onNext: { print("sum", $0) }).disposed(by: bag)
Driver.merge(d, .just(0)).filter { $0 >= 0 }.drive(onNext: { print("merged", $0) }).disposed(by: bag)
