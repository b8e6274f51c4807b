// The result of a closure is at fault where something behind it needs another type.
import RxSwift

let numbers = Observable.of("1", "x")
_ = numbers.map { Int($0) }.filter { $0 > 0 }
//                ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
_ = numbers.map { $0.count }.subscribe(onNext: { (text: String) in print(text) })
//                   ^ error: cannot convert value of type 'Int' to closure result type 'String'
_ = numbers.map { $0.count }.startWith("a")
//                   ^ error: cannot convert value of type 'Int' to closure result type 'String'
_ = numbers.map(\.count).map { $0 + "a" }
//                                ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
_ = Observable.of("1").map(\.count).map { $0 + "a" }
//                         ^ error: key path value type 'Int' cannot be converted to contextual type 'String'
_ = Observable.of("1").map { $0.count }.map { $0 + "a" }
//                              ^ error: cannot convert value of type 'Int' to closure result type 'String'
