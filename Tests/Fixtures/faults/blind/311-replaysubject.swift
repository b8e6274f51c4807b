import RxSwift
let history = ReplaySubject<Int>(bufferSize: 2)
//            ^ error: 'ReplaySubject<Element>' initializer is inaccessible due to 'private' protection level
//                              ^ error: incorrect argument label in call (have 'bufferSize:', expected 'capacity:')
let h2 = ReplaySubject<Int>()
//       ^ error: 'ReplaySubject<Element>' initializer is inaccessible due to 'private' protection level
//                          ^ error: missing argument for parameter 'capacity' in call
let h3 = BehaviorSubject<Int>()
//                            ^ error: missing argument for parameter 'value' in call
let h4 = PublishSubject<Int>(value: 1)
//                                  ^ error: argument passed to call that takes no arguments
