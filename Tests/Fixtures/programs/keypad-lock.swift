// A lock with a pause between digits and a lockout, on a historical scheduler.
import RxSwift
import Foundation

// Keypad lock kata: buffer of last digits, timeouts between digits, lockout
enum Key: Hashable { case digit(Int), clear, enter }
extension Key: ExpressibleByIntegerLiteral { init(integerLiteral n: Int) { self = .digit(n) } }
extension Key: ExpressibleByUnicodeScalarLiteral { init(unicodeScalarLiteral s: Unicode.Scalar) { self = s == "C" ? .clear : .enter } }
enum Lock: Equatable { case locked(typed: String), open, lockout(until: TimeInterval) }
struct Config { var code = "1234"; var pause: RxTimeInterval = .seconds(2); var maxFailures = 3; var lockout = 5.0 }
func lock(keys: Observable<Key>, config: Config = .init(), scheduler: SchedulerType) -> Observable<Lock> {
    enum Input { case key(Key), timeout }
    typealias State = (lock: Lock, failures: Int)
    let timeouts = keys.flatMapLatest { _ in Observable<Int>.timer(config.pause, scheduler: scheduler) }.map { _ in Input.timeout }
    return Observable.merge(keys.map(Input.key), timeouts)
        .map { ($0, scheduler.now.timeIntervalSinceReferenceDate) }
        .scan((.locked(typed: ""), 0) as State) { state, pair in
            let (input, now) = pair
            switch (state.lock, input) {
            case (.lockout(let until), _) where now < until: return state
            case (.lockout, .key(let k)):
                if case .digit(let d) = k { return (.locked(typed: "\(d)"), 0) }
                return (.locked(typed: ""), 0)
            case (.lockout, .timeout): return (.locked(typed: ""), 0)
            case (.open, .timeout), (.open, .key(.clear)): return (.locked(typed: ""), 0)
            case (.open, _): return state
            case (.locked(let typed), .key(.digit(let d))): return (.locked(typed: String((typed + String(d)).suffix(config.code.count))), state.failures)
            case (.locked, .key(.clear)), (.locked, .timeout): return (.locked(typed: ""), state.failures)
            case (.locked(config.code), .key(.enter)): return (.open, 0)
            case (.locked, .key(.enter)):
                let failures = state.failures + 1
                return failures >= config.maxFailures ? (.lockout(until: now + config.lockout), failures) : (.locked(typed: ""), failures)
            }
        }
        .map { $0.lock }
        .distinctUntilChanged()
}
let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSinceReferenceDate: 0))
let presses: [(Double, Key)] = [(1, 1), (1.5, 2), (2, 3), (2.5, 4), (3, "E"), (6, 9), (6.1, "E"), (7, 9), (10, "E"), (10.5, "E"), (11, 1), (16.2, 7), (17, "C")]
let keys = PublishSubject<Key>()
for (t, key) in presses {
    _ = scheduler.scheduleAbsoluteVirtual(key, time: Date(timeIntervalSinceReferenceDate: t)) { k in keys.onNext(k); return Disposables.create() }
}
let subscription = lock(keys: keys, scheduler: scheduler).subscribe(onNext: { state in
    let t = scheduler.clock.timeIntervalSinceReferenceDate
    switch state {
    case .locked(typed: ""): print(t, "locked")
    case .locked(let typed): print(t, String(repeating: "*", count: typed.count))
    case .open: print(t, "open")
    case .lockout(let until): print(t, "lockout until", until)
    }
})
scheduler.start()
subscription.dispose()
print(Key.clear == "C", Key.digit(3) == 3, Set<Key>([1, 1, "E"]).count)
