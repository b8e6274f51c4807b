// Of literals that do not fit together the fewest are at fault.
import RxSwift

_ = Observable.of(1, 2, 3).scan("") { text, number in text + number }
//                              ^ error: cannot convert value of type 'String' to expected argument type 'Int'
_ = Observable.of("a", "b").reduce(0) { sum, text in sum + text }
//                                 ^ error: cannot convert value of type 'Int' to expected argument type 'String'
_ = Observable.of(1, 2, 3).filter { $0 > "1" }
//                                     ^ error: binary operator '>' cannot be applied to operands of type 'Int' and 'String'
_ = Observable.of("a").map { $0.count }.map { "a" + $0 }
//                              ^ error: cannot convert value of type 'Int' to closure result type 'String'
let texts = Observable.of("a")
_ = texts.map { $0.count }.map { "a" + $0 }
//                                   ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
