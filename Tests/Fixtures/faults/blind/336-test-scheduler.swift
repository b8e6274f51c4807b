import RxSwift
import RxTest
let scheduler = TestScheduler(initialClock: 0)
let source = scheduler.createColdObservable([.next(10, 1), .next(20, "2"), .completed(30)])
//                     ^ error: conflicting arguments to generic parameter 'Element' ('Int' vs. 'String')
//                                            ^ error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
//                                            ^ error: conflicting arguments to generic parameter 'Value' ('Event<Int>' vs. 'Event<String>')
//                                                          ^ error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
//                                                          ^ error: conflicting arguments to generic parameter 'Value' ('Event<Int>' vs. 'Event<String>')
//                                                                          ^ error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
//                                                                          ^ error: conflicting arguments to generic parameter 'Value' ('Event<Int>' vs. 'Event<String>')
_ = source.map { $0 * 2 }
