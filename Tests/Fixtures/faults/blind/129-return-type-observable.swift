import RxSwift

final class Repository {
    private let names = BehaviorSubject(value: ["Ann"])

    func all() -> Observable<[String]> {
        return names.value()
//                   ^ error: cannot convert return expression of type '[String]' to return type 'Observable<[String]>'
    }

    func first() -> Observable<String> {
        return names.map { $0.first }
//                            ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
    }

    func count() -> Single<Int> {
        return names.map { $0.count }
//                   ^ error: cannot convert return expression of type 'Observable<Int>' to return type 'Single<Int>' (aka 'PrimitiveSequence<SingleTrait, Int>')
    }

    func current() -> [String] {
        return names.value()
//             ^ error: call can throw, but it is not marked with 'try' and the error is not handled
    }
}

print(Repository().current())
