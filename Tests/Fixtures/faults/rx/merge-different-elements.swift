import RxSwift

let numbers = Observable.just(1)
let texts = Observable.just("a")
let all = Observable.merge(numbers, texts)
//                                  ^ error: cannot convert value of type 'Observable<String>' to expected argument type 'Observable<Int>'
