// ends: all 4
import Foundation
import RxSwift

protocol Shape { var area: Double { get } }
struct Square: Shape, Hashable { var side: Double; var area: Double { side * side } }
final class Store {
  static let shared = Store()
  static var made = 0
  lazy var cache: [String: Int] = { Store.made += 1; return [:] }()
  var shapes: [any Shape] = []
  var set: Set<Square> = []
  var optional: String?
  var tuple = (1, "a")
  var handler: ((Int) -> Void)?
  private let lock = NSLock()
  func locked<T>(_ body: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
struct Failure: Error {}
func generic<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
let finished = DispatchGroup()
let gate = DispatchSemaphore(value: 2)
let queue = DispatchQueue(label: "own")
var ends = 0
for worker in 0..<4 {
  DispatchQueue.global().async(group: finished) {
    for round in 0..<100 {
      let store = Store.shared
      store.cache["\(worker)"] = round
      store.shapes.append(Square(side: Double(round)))
      if store.shapes.count > 20 { store.shapes.removeAll() }
      store.set.insert(Square(side: Double(round % 5)))
      store.optional = round % 2 == 0 ? "w\(worker)" : nil
      store.tuple.0 += 1
      store.tuple.1 = "\(round)"
      store.handler = { store.tuple.0 = $0 }
      store.handler?(round)
      _ = generic(round, worker) || generic("\(round)", "\(worker)")
      do { if round % 10 == 0 { throw Failure() } } catch { _ = error is Failure }
      gate.wait()
      _ = store.locked { store.cache.count }
      gate.signal()
      queue.async { store.tuple.0 += 1 }
    }
    queue.sync { ends += 1 }
  }
}
finished.wait()
print("all \(ends)")
