import RxSwift
import RxCocoa

let bag = DisposeBag()
let numbers = Observable.of(1, 2, 3)

let driver = numbers.asDriver(onErrorJustReturn: "0")
//                                               ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let names: Driver<String> = numbers
    .map { "n\($0)" }
    .asDriver(onErrorJustReturn: [])
//                               ^ error: cannot convert value of type '[Any]' to expected argument type 'String'

driver
    .drive(onNext: { print($0) }, onError: { print($0) })
    .disposed(by: bag)
names
    .subscribe(onNext: { print($0) })
//   ^ error: value of type 'Driver<String>' (aka 'SharedSequence<DriverSharingStrategy, String>') has no member 'subscribe'
    .disposed(by: bag)
