import RxSwift

let bag = DisposeBag()
let letters = Observable.from("abc")

letters
    .enumerated()
    .map { "\($0.index): \($0.value)" }
//                            ^ error: value of tuple type '(index: Int, element: String.Element)' (aka '(index: Int, element: Character)') has no member 'value'
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)

letters
    .element(3)
//           ^ error: missing argument label 'at:' in call
    .skip("2")
//        ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
