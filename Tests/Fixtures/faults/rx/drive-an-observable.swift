import RxCocoa
import RxSwift

let results = Observable.just("a")
let label = Binder<String>(NSObject()) { _, text in print(text) }
_ = results.drive(label)
//          ^ error: value of type 'Observable<String>' has no member 'drive'
