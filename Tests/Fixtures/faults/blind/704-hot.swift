import RxSwift
import RxTest
let scheduler = TestScheduler(initialClock: 0)
let a = scheduler.createHotObservable([.next(10, 1), .next("20", 2)])
//                                                         ^ error: cannot convert value of type 'String' to expected argument type 'TestTime' (aka 'Int')
let b = scheduler.createColdObservable([.nxt(10, 1)])
//                ^ error: generic parameter 'Element' could not be inferred
//                                       ^ error: type 'Recorded<Event<Element>>' has no member 'nxt'
let c = scheduler.createColdObservable([next(10, 1)])
//                ^ error: generic parameter 'Element' could not be inferred
//                                      ^ error: cannot find 'next' in scope
let o = scheduler.createObserver(Int)
//                               ^ error: expected member name or initializer call after type name
