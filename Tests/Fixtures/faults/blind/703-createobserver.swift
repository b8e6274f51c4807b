import RxSwift
import RxTest
let scheduler = TestScheduler(initialClock: "0")
//                                          ^ error: cannot convert value of type 'String' to expected argument type 'TestTime' (aka 'Int')
let source = scheduler.createColdObservable([.next(10, 1), .completed(30)])
//                                            ^ error: type 'Any' has no member 'next'
//                                                          ^ error: type 'Any' has no member 'completed'
