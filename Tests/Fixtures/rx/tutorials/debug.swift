// oracle: order
import RxSwift

let bag = DisposeBag()
Observable.of(1, 2).map { $0 * 2 }.subscribe(onNext: { print($0) }).disposed(by: bag)
var lines = [String]()
Observable.of("a", "b")
  .do(onNext: { lines.append("next \($0)") }, onSubscribe: { lines.append("subscribe") }, onDispose: { lines.append("dispose") })
  .subscribe()
  .disposed(by: bag)
lines.forEach { print($0) }
