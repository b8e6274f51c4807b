// A state machine: a pure reducer, effects, and a store that runs it with scan.
import Foundation
import RxSwift

enum State: Equatable {
  case locked(attemptsLeft: Int)
  case unlocked(openedAt: Int)
  case alarm
}

enum Event {
  case coin(Int)
  case push
  case tick(Int)
  case reset(code: String)
}

enum Effect: Hashable {
  case light(String)
  case ring
  case log(String)
}

func reduce(_ state: State, _ event: Event) -> (State, [Effect]) {
  switch (state, event) {
  case (.locked, .coin(let value)) where value >= 50:
    return (.unlocked(openedAt: 0), [.light("green"), .log("accepted \(value)")])
  case (.locked, .coin(let value)):
    return (state, [.log("\(value) is not enough")])
  case (.locked(let left), .push) where left > 1:
    return (.locked(attemptsLeft: left - 1), [.log("\(left - 1) attempts left")])
  case (.locked, .push):
    return (.alarm, [.ring, .light("red")])
  case (.unlocked, .push):
    return (.locked(attemptsLeft: 3), [.light("off")])
  case let (.unlocked(openedAt), .tick(now)) where now - openedAt >= 3:
    return (.locked(attemptsLeft: 3), [.log("closed after \(now - openedAt)"), .light("off")])
  case (.alarm, .reset(code: "1234")):
    return (.locked(attemptsLeft: 3), [.light("off")])
  case (.alarm, .reset(let code)):
    return (.alarm, [.log("wrong code \(code)"), .ring])
  case (_, .tick), (.unlocked, .coin), (.alarm, _), (_, .reset):
    return (state, [])
  }
}

final class Store<State: Equatable, Event, Effect> {
  typealias Reducer = (State, Event) -> (State, [Effect])
  private let events = PublishSubject<Event>()
  private let output = PublishSubject<Effect>()
  private let bag = DisposeBag()
  let state: Observable<State>
  var effects: Observable<Effect> { output }

  init(_ initial: State, reducer: @escaping Reducer) {
    let output = self.output
    state = events
      .scan((initial, [Effect]())) { accumulated, event in reducer(accumulated.0, event) }
      .do(onNext: { _, effects in effects.forEach(output.onNext) })
      .map { $0.0 }
      .startWith(initial)
      .distinctUntilChanged()
      .share(replay: 1)
    state.subscribe().disposed(by: bag)
  }

  func send(_ event: Event) { events.onNext(event) }
  static func << (store: Store, event: Event) { store.send(event) }
}

let store = Store(.locked(attemptsLeft: 3), reducer: reduce)
let bag = DisposeBag()
store.effects.subscribe(onNext: { effect in
  switch effect {
  case .light(let color): print("  light \(color)")
  case .ring: print("  RING")
  case .log(let text): print("  log: \(text)")
  }
}).disposed(by: bag)
store.state.subscribe(onNext: { print("state: \($0)") }).disposed(by: bag)
store.send(.coin(10))
store.send(.coin(50))
store << .coin(20)
store << .push
for _ in 1...3 { store << .push }
store << .reset(code: "0000")
store << .reset(code: "1234")
store << .coin(100)
for now in stride(from: 1, through: 4, by: 1) {
  store << .tick(now)
}
