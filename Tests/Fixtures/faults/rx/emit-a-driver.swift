import RxCocoa
import RxSwift

let text = BehaviorRelay(value: "a").asDriver()
_ = text.emit(onNext: { print($0) })
//       ^ error: referencing instance method 'emit(onNext:onCompleted:onDisposed:)' on 'SharedSequenceConvertibleType' requires the types 'DriverSharingStrategy' and 'SignalSharingStrategy' be equivalent
