// A function without parameters where one takes `()`, as a tap's handler that stands in a variable.

import RxCocoa
import RxSwift

let bag = DisposeBag()
let tap = PublishRelay<Void>()
let alert: () -> Void = { print("tapped") }
func count() -> Int { 3 }
var generated = 0
func next() throws -> Int {
  generated += 1
  return generated
}

tap.asSignal().emit(onNext: alert).disposed(by: bag)
tap.asDriver(onErrorDriveWith: .empty()).drive(onNext: alert).disposed(by: bag)
tap.map(count).subscribe(onNext: { print($0) }).disposed(by: bag)
tap.map(next).subscribe(onNext: { print("next", $0) }).disposed(by: bag)
tap.accept(())
tap.accept(())
