// ends: 100 100
// A cache in a relay, changed under a lock, read from everywhere while its observers hear every change.
import Foundation
import RxSwift
import RxRelay

final class Cache<Key: Hashable, Value> {
  private let relay = BehaviorRelay<[Key: Value]>(value: [:])
  private let lock = NSRecursiveLock()
  subscript(key: Key, default make: @autoclosure () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let known = relay.value[key] { return known }
    let made = make()
    var all = relay.value
    all[key] = made
    relay.accept(all)
    return made
  }
  var sizes: Observable<Int> { relay.map(\.count).distinctUntilChanged() }
  var count: Int { relay.value.count }
}
let cache = Cache<Int, String>()
var last = 0
let subscription = cache.sizes.subscribe(onNext: { last = $0 })
DispatchQueue.concurrentPerform(iterations: 400) { n in _ = cache[n % 100, default: "value \(n % 100)"] }
print(cache.count, last)
subscription.dispose()
