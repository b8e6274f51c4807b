// ends: ready 4
// Statics and lazy globals reached by many threads at once, generic types, key paths, closures made on one and run on others.
import Foundation
import RxRelay
import RxSwift

final class Registry {
  static let shared = Registry()
  static let table: [String: Int] = Dictionary(uniqueKeysWithValues: (0..<50).map { ("k\($0)", $0) })
  private let relay = BehaviorRelay<Set<Int>>(value: [])
  private let lock = NSLock()
  private(set) var handlers: [(Int) -> Int] = []
  func register(_ n: Int, _ handler: @escaping (Int) -> Int) {
    lock.lock()
    handlers.append(handler)
    relay.accept(relay.value.union([n]))
    lock.unlock()
  }
  var ready: Observable<Int> { relay.map(\.count).distinctUntilChanged() }
  func snapshot() -> [(Int) -> Int] { lock.lock(); defer { lock.unlock() }; return handlers }
}
struct Pair<A, B> { var a: A, b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
enum Level: Int, CaseIterable { case low, mid, high; static let names = allCases.map { "\($0)" } }
let group = DispatchGroup()
for q in 0..<4 {
  DispatchQueue.global().async(group: group) {
    var sum = 0
    for i in 0..<100 {
      sum += Registry.table["k\(i % 50)"] ?? 0
      let pair = Pair(a: i, b: "\(i)").swapped()
      sum += pair[keyPath: \.a.count] + pair[keyPath: \Pair<String, Int>.b] + Level.names[i % 3].count
    }
    Registry.shared.register(q) { [sum] n in n + sum }
    _ = Registry.shared.snapshot().reduce(0) { $1($0) }
  }
}
let bag = DisposeBag()
group.notify(queue: .main) {
  Registry.shared.ready.subscribe(onNext: { print("ready", $0) }).disposed(by: bag)
}
