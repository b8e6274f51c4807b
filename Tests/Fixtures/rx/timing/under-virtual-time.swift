// interval, timer, delay, delaySubscription, throttle, debounce under virtual time.
import Foundation
import RxSwift

let s = MainScheduler.instance
let zero = s.now
func at() -> Int { Int((s.now.timeIntervalSince(zero) * 1000).rounded()) }
let bag = DisposeBag()
func show<T>(_ name: String, _ o: Observable<T>) { o.subscribe { print(at(), name, $0) }.disposed(by: bag) }
let ticks = Observable<Int>.interval(.milliseconds(100), scheduler: s).take(6)
show("timer", Observable<Int>.timer(.milliseconds(250), scheduler: s))
show("periodic", Observable<Int>.timer(.milliseconds(50), period: .milliseconds(200), scheduler: s).take(3))
show("delay", Observable.of(1, 2).delay(.milliseconds(30), scheduler: s))
show("late", Observable.of(1).delaySubscription(.milliseconds(70), scheduler: s))
show("throttle", ticks.throttle(.milliseconds(250), scheduler: s))
show("throttle first", ticks.throttle(.milliseconds(250), latest: false, scheduler: s))
show("debounce", ticks.debounce(.milliseconds(150), scheduler: s))
show("take for", ticks.take(for: .milliseconds(250), scheduler: s))
show("skip for", ticks.skip(.milliseconds(350), scheduler: s))
show("sample", ticks.sample(Observable<Int>.interval(.milliseconds(150), scheduler: s).take(3)))
show("error", Observable<Int>.error(RxError.unknown).delay(.milliseconds(500), scheduler: s))
