import RxSwift
let a = Observable.of(1, 2).map { "\($0)" }.startWith(0)
//                                ^ error: cannot convert value of type 'String' to closure result type 'Int'
let b = Observable.of("x").map { $0.count }.startWith("a")
//                                  ^ error: cannot convert value of type 'Int' to closure result type 'String'
let c = Observable.of("x").filter { $0 == "x" }.startWith(1)
//                                                        ^ error: cannot convert value of type 'Int' to expected argument type 'String'
