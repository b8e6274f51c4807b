import RxCocoa
import RxSwift

let taps = PublishRelay<Int>().asSignal()
_ = taps.drive(onNext: { print($0) })
//       ^ error: referencing instance method 'drive(onNext:onCompleted:onDisposed:)' on 'SharedSequenceConvertibleType' requires the types 'SignalSharingStrategy' and 'DriverSharingStrategy' be equivalent
