import RxSwift
func fetch(_ id: Int) -> Observable<String> { .just("") }
let o = Observable.of(1, 2)
let a = o.flatMap { fetch("\($0)") }
//                        ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let b = o.flatMap { fetch($0.id) }
//                           ^ error: value of type 'Int' has no member 'id'
let c = o.flatMap { fetch($0) }.flatMap { fetch($0) }
//        ^ error: type '()' cannot conform to 'ObservableConvertibleType'
