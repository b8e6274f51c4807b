// ends: 64 64
// A store of structs behind a concurrent queue, its changes sent on serially.
import Foundation
import RxSwift

struct Item: Hashable { var id: Int; var tags: Set<String> = []; var counts = [Int](repeating: 0, count: 4) }
final class Store {
  private var items: [Int: Item] = [:]
  private let queue = DispatchQueue(label: "store", attributes: .concurrent)
  private let changes = PublishSubject<Item>()
  private let sending = DispatchQueue(label: "sending")
  func update(_ id: Int, _ change: @escaping (inout Item) -> Void) {
    queue.async(flags: .barrier) {
      var item = self.items[id] ?? Item(id: id)
      change(&item)
      self.items[id] = item
      self.sending.async { self.changes.onNext(item) }
    }
  }
  subscript(id: Int) -> Item? { queue.sync { items[id] } }
  func listen(_ body: @escaping (Item) -> Void) -> Disposable { changes.subscribe(onNext: body) }
  func flush() { queue.sync(flags: .barrier) {}; sending.sync {} }
}
let store = Store()
var heard = 0
let listening = store.listen { _ in heard += 1 }
DispatchQueue.concurrentPerform(iterations: 64) { n in
  store.update(n % 4) { $0.tags.insert("t\(n)"); $0.counts[n % 4] += 1 }
  _ = store[n % 4]?.tags.count
}
store.flush()
print((0..<4).compactMap { store[$0]?.tags.count }.reduce(0, +), heard)
listening.dispose()
