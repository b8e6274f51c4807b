import RxCocoa
import RxSwift

let relay = BehaviorRelay(value: 1)
relay.value = 2
//    ^ error: cannot assign to property: 'value' is a get-only property
