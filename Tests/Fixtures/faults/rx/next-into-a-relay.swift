import RxCocoa
import RxSwift

let relay = PublishRelay<Int>()
relay.onNext(1)
//    ^ error: value of type 'PublishRelay<Int>' has no member 'onNext'
