import RxSwift

let numbers = Observable.of(1, 2)
let texts = PublishSubject<String>()
_ = numbers.subscribe(texts)
//                    ^ error: cannot convert value of type 'PublishSubject<String>' to expected argument type '(Event<Int>) -> Void'
