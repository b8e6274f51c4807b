import RxSwift

let numbers = Observable.of(1, 2)
let texts = PublishSubject<String>()
_ = numbers.subscribe(texts)
//          ^ error: instance method 'subscribe' requires the types 'Int' and 'PublishSubject<String>.Element' (aka 'String') be equivalent
