import RxCocoa
import RxSwift

let bag = DisposeBag()
let relay = BehaviorRelay(value: 1)
let driver = relay.asDriver().map { $0 * 10 }
driver.drive(onNext: { print("first", $0) }).disposed(by: bag)
relay.accept(2)
driver.drive(onNext: { print("second", $0) }, onCompleted: { print("completed") }).disposed(by: bag)
enum E: Error { case bad }
Observable<Int>.error(E.bad).asDriver(onErrorJustReturn: -1).drive(onNext: { print($0) }).disposed(by: bag)
Driver.just("d").drive(onNext: { print($0) }).disposed(by: bag)
