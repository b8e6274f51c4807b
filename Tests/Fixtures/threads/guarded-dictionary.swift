// ends: 10 200
// A cache behind a lock with a generic interface, its values enums with payloads, filled and read by many.
import Foundation

enum Entry<V> { case empty, made(V), failed(String) }
final class Cache<K: Hashable, V> {
  private var entries: [K: Entry<V>] = [:]
  private var hits = 0
  private let lock = NSRecursiveLock()
  func value(_ key: K, make: (K) throws -> V) -> V? {
    lock.lock(); defer { lock.unlock() }
    hits += 1
    if case .made(let v)? = entries[key] { return v }
    do { let v = try make(key); entries[key] = .made(v); return v } catch { entries[key] = .failed("\(error)"); return nil }
  }
  var state: (Int, Int) { lock.lock(); defer { lock.unlock() }; return (entries.count, hits) }
}
struct Odd: Error {}
let cache = Cache<Int, String>()
DispatchQueue.concurrentPerform(iterations: 200) { n in
  _ = cache.value(n % 10) { k in if k % 2 == 1 { throw Odd() }; return String(repeating: "x", count: k) }
}
let (count, hits) = cache.state
print(count, hits)
