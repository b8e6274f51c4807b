import RxSwift
let s = Single.just("a")
let a = Observable.of(1, 2).withLatestFrom(s) { "\($0)\($1)" }.startWith(0)
//                                              ^ error: cannot convert value of type 'String' to closure result type 'Int'
