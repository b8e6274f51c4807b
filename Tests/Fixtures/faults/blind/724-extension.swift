import RxSwift
extension ObservableType where Element == Int {
    func evens() -> Observable<Int> { filter { $0 % 2 } }
//                                                ^ error: cannot convert value of type 'Int' to closure result type 'Bool'
    func text() -> Observable<String> { map { $0 } }
//                                            ^ error: cannot convert value of type 'Int' to closure result type 'String'
    func sum() -> Observable<Int> { scan(0) { $0 + $1.count } }
//                                                    ^ error: value of type 'Int' has no member 'count'
}
extension ObservableType {
    func unwrap<T>() -> Observable<T> where Element == T? { map { $0 } }
//                                                                ^ error: cannot convert value of type 'Optional<T>' to closure result type 'T'
    func log() -> Observable<Element> { self.do(onNext: { print($0.name) }) }
//                                                                 ^ error: value of type 'Self.Element' has no member 'name'
    func me() -> Observable<Element> { self }
//                                     ^ error: cannot convert return expression of type 'Self' to return type 'Observable<Self.Element>'
}
let a = Observable.of("x").evens()
//                    ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let b = Observable.of(1).unwrap()
