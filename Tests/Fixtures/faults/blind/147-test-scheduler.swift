import RxSwift
import RxTest

let scheduler = TestScheduler(initialClock: "0")
//                                          ^ error: cannot convert value of type 'String' to expected argument type 'TestTime' (aka 'Int')
let observer = scheduler.createObserver(Int)
let bag = DisposeBag()

let source = scheduler.createColdObservable([
    .next(10, 1),
//   ^ error: type 'Any' has no member 'next'
    .next(20, "2"),
//   ^ error: type 'Any' has no member 'next'
    .completed(30),
//   ^ error: type 'Any' has no member 'completed'
])

source
    .map { $0 * 2 }
    .subscribe(observer)
    .disposed(by: bag)

scheduler.start()
print(observer.events)
