import RxCocoa
import RxSwift

let text = BehaviorRelay(value: "a")
let shown = BehaviorRelay(value: "")
_ = text.asDriver().bind(to: shown)
//                  ^ error: value of type 'Driver<String>' has no member 'bind'
