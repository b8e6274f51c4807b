import RxSwift

let answer = Observable.just(42)
_ = answer.subscribe(onSuccess: { print($0) })
//                  ^ error: extraneous argument label 'onSuccess:' in call
