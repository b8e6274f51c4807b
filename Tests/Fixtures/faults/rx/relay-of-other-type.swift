import RxCocoa
import RxSwift

let relay = BehaviorRelay(value: 1)
relay.accept("two")
//           ^ error: cannot convert value of type 'String' to expected argument type 'Int'
