// ends: counted 800
// A store whose actions come from four queues: a lock of the program's, relays, value types copied while others read them.
import Foundation
import RxRelay
import RxSwift

struct State { var counts: [String: Int] = [:]; var log: [String] = []; var total: Int { counts.values.reduce(0, +) } }
final class Store {
  private let lock = NSLock()
  private var state = State()
  let changes = PublishSubject<Int>()
  func update(_ change: (inout State) -> Void) -> State {
    lock.lock()
    defer { lock.unlock() }
    change(&state)
    return state
  }
}
let store = Store()
let latest = BehaviorRelay(value: State())
let group = DispatchGroup()
let bag = DisposeBag()
let names = ["a", "b", "c", "d"]
for name in names {
  DispatchQueue.global().async(group: group) {
    for i in 0..<200 {
      let state = store.update { state in
        state.counts[name, default: 0] += 1
        if i % 50 == 0 { state.log.append("\(name)\(i)") }
      }
      latest.accept(state)
      _ = latest.value.total + latest.value.log.count
      _ = latest.value.counts.map { "\($0.key)\($0.value)" }.sorted().joined()
    }
  }
}
group.notify(queue: .main) {
  let state = store.update { _ in }
  print("log", state.log.count)
  print("counted", state.total)
}
