import RxCocoa
import RxSwift

let numbers = Observable.of(1, 2, 3)
let text = BehaviorRelay(value: "")
_ = numbers.bind(to: text)
//                   ^ error: cannot convert value of type 'BehaviorRelay<String>' to expected argument type 'PublishRelay<Int>'
