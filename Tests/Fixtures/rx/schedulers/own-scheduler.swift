// A scheduler of one's own, and an observable type of one's own.
import Foundation
import RxSwift

final class LoggingScheduler: SchedulerType {
  private let base: SchedulerType
  init(_ base: SchedulerType) { self.base = base }
  var now: RxTime { base.now }
  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    print("schedule")
    return base.schedule(state) { print("run"); return action($0) }
  }
  func scheduleRelative<StateType>(_ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable {
    print("relative \(dueTime)")
    return base.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}
struct ImmediateScheduler: ImmediateSchedulerType {
  func schedule<S>(_ state: S, action: @escaping (S) -> Disposable) -> Disposable { action(state) }
}
final class Repeater: ObservableType {
  typealias Element = String
  let text: String, count: Int
  init(_ text: String, _ count: Int) { self.text = text; self.count = count }
  func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == String {
    for _ in 0..<count { observer.onNext(text) }
    observer.onCompleted()
    return Disposables.create { print("repeater gone") }
  }
}
let s = LoggingScheduler(MainScheduler.instance)
_ = Observable.of(1, 2).observe(on: ImmediateScheduler()).subscribe { print($0) }
_ = Observable<Int>.timer(.milliseconds(20), scheduler: s).subscribe { print($0) }
_ = Observable.just(5, scheduler: s).subscribe { print($0) }
_ = Observable.just(1).delay(.milliseconds(10), scheduler: s).subscribe { print("delayed", $0) }
_ = Repeater("x", 2).map { $0 + "!" }.asObservable().subscribe { print($0) }
_ = Observable.zip(Repeater("a", 2), Repeater("b", 3)) { $0 + $1 }.subscribe { print($0) }
