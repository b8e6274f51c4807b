import RxSwift
import RxBlocking

let source = Observable.of(1, 2, 3)

func collect() -> [Int] {
    return try source.toBlocking().toArray()
//         ^ error: errors thrown from here are not handled
}

let first: Int = try source.toBlocking().first()
//                                       ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let last = try! source.toBlocking(timeOut: 2).last()
//                               ^ error: incorrect argument label in call (have 'timeOut:', expected 'timeout:')
print(collect(), first, last + 1)
