import RxSwift

let answer = Single.just(42)
_ = answer.subscribe(onNext: { print($0) })
//                  ^ error: incorrect argument label in call (have 'onNext:', expected 'on:')
