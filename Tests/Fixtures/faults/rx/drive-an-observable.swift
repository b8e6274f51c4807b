import RxCocoa
import RxSwift

let results = Observable.just("a")
let label = BehaviorRelay(value: "")
_ = results.drive(label)
//          ^ error: value of type 'Observable<String>' has no member 'drive'
