import RxCocoa
import RxSwift

let relay = BehaviorRelay(value: 1)
relay.onError(RxError.unknown)
//    ^ error: value of type 'BehaviorRelay<Int>' has no member 'onError'
