// The place of an extra argument is that of its value.
import RxSwift

let numbers = Observable.of(1)
let single = Single.just(1)
_ = single.subscribe(onNext: { print($0) }, onError: { print($0) })
//                                                   ^ error: extra argument 'onError' in call
_ = numbers.subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
//                                                         ^ error: extra argument 'onFailure' in call
func take(a: Int) {}
take(a: 1, b: 1 + 2)
//              ^ error: extra argument 'b' in call
