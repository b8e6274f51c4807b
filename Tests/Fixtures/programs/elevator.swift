// An elevator with a queue of calls, simulated in virtual time with protocols, generics and a custom scheduler wrapper.
import Foundation
import RxSwift

enum Direction: CustomStringConvertible {
  case up, down, idle
  var description: String {
    switch self {
    case .up: "↑"
    case .down: "↓"
    case .idle: "·"
    }
  }
}

struct Call: Hashable, Comparable {
  let floor: Int
  let direction: Direction?
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.floor < rhs.floor }
  static func cabin(_ floor: Int) -> Self { Self(floor: floor, direction: nil) }
  static func hall(_ floor: Int, _ direction: Direction) -> Self { Self(floor: floor, direction: direction) }
}

protocol DispatchStrategy {
  func next(from floor: Int, heading: Direction, calls: Set<Call>) -> (target: Int, heading: Direction)?
}

struct Nearest: DispatchStrategy {
  func next(from floor: Int, heading: Direction, calls: Set<Call>) -> (target: Int, heading: Direction)? {
    guard let best = calls.min(by: { (abs($0.floor - floor), $0.floor) < (abs($1.floor - floor), $1.floor) }) else { return nil }
    return (best.floor, best.floor > floor ? .up : best.floor < floor ? .down : .idle)
  }
}

struct Scan: DispatchStrategy {
  func next(from floor: Int, heading: Direction, calls: Set<Call>) -> (target: Int, heading: Direction)? {
    let above = calls.filter { $0.floor > floor }.min()
    let below = calls.filter { $0.floor < floor }.max()
    if calls.contains(where: { $0.floor == floor }) { return (floor, heading) }
    switch (heading, above, below) {
    case (_, nil, nil): return nil
    case (.up, let up?, _), (.idle, let up?, nil): return (up.floor, .up)
    case (.down, _, let down?), (.idle, nil, let down?): return (down.floor, .down)
    case (.up, nil, let down?): return (down.floor, .down)
    case (.down, let up?, nil): return (up.floor, .up)
    case let (.idle, up?, down?):
      return up.floor - floor <= floor - down.floor ? (up.floor, .up) : (down.floor, .down)
    }
  }
}

final class Elevator<Strategy: DispatchStrategy> {
  struct State: Equatable {
    var floor = 0
    var heading = Direction.idle
    var doorsOpen = false
    var calls = Set<Call>()
    var travelled = 0
  }

  private enum Message { case call(Call), step }

  let calls = PublishSubject<Call>()
  let states: Observable<State>
  private let strategy: Strategy

  init(strategy: Strategy, scheduler: SchedulerType, floors: ClosedRange<Int>) {
    self.strategy = strategy
    let steps = Observable<Int>.interval(.seconds(1), scheduler: scheduler).map { _ in Message.step }
    states = Observable.merge(calls.filter { floors ~= $0.floor }.map(Message.call), steps)
      .scan(State()) { state, message in
        var state = state
        switch message {
        case .call(let call): state.calls.insert(call)
        case .step: Elevator.step(&state, strategy)
        }
        return state
      }
      .startWith(State())
      .distinctUntilChanged()
      .share(replay: 1, scope: .forever)
  }

  private static func step(_ state: inout State, _ strategy: Strategy) {
    if state.doorsOpen {
      state.doorsOpen = false
      return
    }
    guard let (target, heading) = strategy.next(from: state.floor, heading: state.heading, calls: state.calls) else {
      state.heading = .idle
      return
    }
    if target == state.floor {
      state.doorsOpen = true
      state.calls = state.calls.filter { $0.floor != target }
      return
    }
    state.heading = heading
    let delta = (target - state.floor).signum()
    state.floor += delta
    state.travelled += abs(delta)
    if state.floor == target {
      state.doorsOpen = true
      state.calls.subtract(state.calls.filter { call in call.floor == target })
    }
  }

  deinit { print("elevator with \(Strategy.self) removed") }
}

extension ObservableType {
  func stamped(_ scheduler: SchedulerType) -> Observable<(time: Int, element: Element)> {
    let start = scheduler.now
    return map { (time: Int(scheduler.now.timeIntervalSince(start).rounded()), element: $0) }
  }
}

func simulate<S: DispatchStrategy>(_ name: String, _ strategy: S) -> Single<Int> {
  let scheduler = MainScheduler.instance
  let plan: [(Double, Call)] = [
    (0.5, .hall(3, .down)), (1.5, .cabin(1)), (2.5, .hall(7, .up)), (6.2, .cabin(2)), (8.4, .hall(0, .up)), (9.1, .cabin(42)),
  ]
  return Single.deferred {
    print("== \(name)")
    let elevator = Elevator(strategy: strategy, scheduler: scheduler, floors: 0...9)
    let calling = Observable.merge(
      plan.map { time, call in
        Observable.just(call).delay(.milliseconds(Int(time * 1000)), scheduler: scheduler)
      }
    ).subscribe(onNext: elevator.calls.onNext)
    return elevator.states
      .stamped(scheduler)
      .do(
        onNext: { time, state in
          let cabin = state.doorsOpen ? "[ ]" : "[|]"
          print("\(time < 10 ? " " : "")\(time)s \(state.heading) \(cabin) \(state.floor) waiting \(state.calls.sorted().map(\.floor))")
        }, onDispose: { calling.dispose() }
      )
      .map { $0.element.travelled }
      .take(for: .milliseconds(25_500), scheduler: scheduler)
      .takeLast(1)
      .asSingle()
  }
}

let bag = DisposeBag()
Observable.concat(simulate("nearest", Nearest()).asObservable(), simulate("scan", Scan()).asObservable())
  .toArray()
  .subscribe(onSuccess: { results in
    print("travelled \(results)")
    if let best = zip(["nearest", "scan"], results).min(by: { $0.1 < $1.1 }) { print("best: \(best.0)") }
  })
  .disposed(by: bag)
