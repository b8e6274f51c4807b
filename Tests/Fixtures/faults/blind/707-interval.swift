import RxSwift
let a = Observable<Int>.interval(.seconds(1))
//                                          ^ error: missing argument for parameter 'scheduler' in call
let b = Observable.interval(.seconds(1), scheduler: MainScheduler.instance)
//      ^ error: generic parameter 'Element' could not be inferred
let c = Observable<Int>.interval(1.0, scheduler: MainScheduler.instance)
//                               ^ error: cannot convert value of type 'Double' to expected argument type 'RxTimeInterval' (aka 'DispatchTimeInterval')
let d = Observable<String>.interval(.seconds(1), scheduler: MainScheduler.instance)
//                         ^ error: referencing static method 'interval(_:scheduler:)' on 'ObservableType' requires that 'String' conform to 'FixedWidthInteger'
let e = Observable<Int>.timer(.seconds(1))
//                                       ^ error: missing argument for parameter 'scheduler' in call
let f = Observable.of(1).debounce(.seconds(1))
//                                           ^ error: missing argument for parameter 'scheduler' in call
let g = Observable.of(1).delay(.seconds("1"), scheduler: MainScheduler.instance)
//                                      ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let h = Observable.of(1).throttle(.seconds(1), latest: "x", scheduler: MainScheduler.instance)
//                                                     ^ error: cannot convert value of type 'String' to expected argument type 'Bool'
