import RxSwift
import RxCocoa
import RxRelay

final class ErrorCenter {
    private let relay = PublishRelay<String>()
    var messages: Driver<String> { relay.asDriver() }
//                                                ^ error: missing argument for parameter 'onErrorJustReturn' in call
    var banner: Signal<Int> { relay.asSignal() }
//                                  ^ error: cannot convert return expression of type 'SharedSequence<SignalSharingStrategy, String>' to return type 'Signal<Int>' (aka 'SharedSequence<SignalSharingStrategy, Int>')

    func report(_ error: Error) {
        relay.accept(error)
//                   ^ error: cannot convert value of type 'any Error' to expected argument type 'String'
    }
}

let bag = DisposeBag()
let center = ErrorCenter()
center.messages
    .emit(onNext: { print($0) })
//   ^ error: referencing instance method 'emit(onNext:onCompleted:onDisposed:)' on 'SharedSequenceConvertibleType' requires the types 'DriverSharingStrategy' and 'SignalSharingStrategy' be equivalent
    .disposed(by: bag)
