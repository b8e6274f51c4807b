import RxSwift
import RxCocoa
let a: Any = Observable.just(1)
print(a is Observable<Int>, a is Observable<String>)
let s: Any = PublishSubject<Int>()
print(s is PublishSubject<Int>, s is PublishSubject<String>, s is Observable<Int>, s is Observable<String>, type(of: s))
let d: Any = Driver.just("a")
print(d is Driver<String>, d is Driver<Int>, d is Signal<String>, type(of: d))
let e: Any = Event.next(1)
print(e is Event<Int>, e is Event<String>, type(of: e))
switch d {
case let x as Driver<Int>: print("Driver of ints")
case let x as Driver<String>: print("Driver of strings")
default: print("?")
}
let all: [Any] = [Single.just(1), Single.just("a"), Maybe.just(1), Completable.empty(), Infallible.just(2.5), BehaviorRelay(value: "x"), PublishRelay<[Int]>()]
for x in all {
    switch x {
    case is Single<String>: print("Single<String>")
    case is Single<Int>: print("Single<Int>")
    case is Maybe<String>: print("Maybe<String>")
    case is Maybe<Int>: print("Maybe<Int>")
    case is Completable: print("Completable")
    case is Infallible<Int>: print("inf int")
    case is Infallible<Double>: print("inf double")
    case is BehaviorRelay<Int>: print("relay int")
    case is BehaviorRelay<String>: print("relay string")
    case is PublishRelay<[String]>: print("relay strings")
    default: print("other", type(of: x))
    }
}
func describe<T>(_ x: T) -> String { "\(T.self) \(type(of: x))" }
print(describe(Driver.just(1)))
func erased<T>(_ x: T) -> Any { Driver.just(x) }
print(erased(1) is Driver<Int>, erased("a") is Driver<Int>, type(of: erased(2.5)))
let maybe: Any? = Single.just(1)
print(maybe is Single<Int>, maybe is Single<String>, (maybe as? Single<Int>) != nil)
var box: [String: Any] = ["driver": Driver.just(1), "relay": BehaviorRelay(value: 2)]
if let relay = box["relay"] as? BehaviorRelay<Int> { print(relay.value) }
if let driver = box["driver"] as? Driver<String> { print("wrong") } else if let driver = box["driver"] as? Driver<Int> { driver.drive(onNext: { print($0) }).dispose() }
