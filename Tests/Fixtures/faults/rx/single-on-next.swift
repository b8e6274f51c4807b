import RxSwift

let answer = Single.just(42)
_ = answer.subscribe(onNext: { print($0) })
//                  ^ error: extraneous argument label 'onNext:' in call
