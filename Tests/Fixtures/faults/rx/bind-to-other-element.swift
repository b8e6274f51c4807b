import RxCocoa
import RxSwift

let numbers = Observable.of(1, 2, 3)
let text = BehaviorRelay(value: "")
_ = numbers.bind(to: text)
//          ^ error: no exact matches in call to instance method 'bind'
