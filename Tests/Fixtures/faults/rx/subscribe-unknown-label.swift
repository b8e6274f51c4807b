import RxSwift

let numbers = Observable.of(1, 2, 3)
_ = numbers.subscribe(onValue: { print($0) })
//                   ^ error: extraneous argument label 'onValue:' in call
