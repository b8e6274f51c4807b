import RxCocoa
import RxSwift

let bag = DisposeBag()
let name = BehaviorRelay(value: "Ann"), age = BehaviorRelay(value: 1)
Driver.combineLatest(name.asDriver(), age.asDriver()) { "\($0) \($1)" }.distinctUntilChanged().drive(onNext: { print($0) }).disposed(by: bag)
age.accept(1); age.accept(2)
let out = BehaviorRelay(value: 0)
age.asDriver().filter { $0 > 1 }.drive(out).disposed(by: bag)
print(out.value)
