// RxRelay does not export RxSwift; RxCocoa exports both.
import RxRelay

let relay = BehaviorRelay(value: 1)
let subject = PublishSubject<Int>()
//            ^ error: cannot find 'PublishSubject' in scope
let driver: Driver<Int>? = nil
//          ^ error: cannot find type 'Driver' in scope
let scheduler = TestScheduler(initialClock: 0)
//              ^ error: cannot find 'TestScheduler' in scope
