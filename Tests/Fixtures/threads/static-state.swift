// ends: 3 300 ready
// Statics that are made when they are first asked for, by whoever is first, and a property wrapper around a lock.
import Foundation

@propertyWrapper final class Guarded<T> {
  private var value: T
  private let lock = NSLock()
  init(wrappedValue: T) { value = wrappedValue }
  var wrappedValue: T {
    get { lock.lock(); defer { lock.unlock() }; return value }
    set { lock.lock(); value = newValue; lock.unlock() }
  }
  func change(_ body: (inout T) -> Void) { lock.lock(); body(&value); lock.unlock() }
  var projectedValue: Guarded<T> { self }
}
enum Config {
  @Guarded static var count = 0
  static let table: [Int: String] = Dictionary(uniqueKeysWithValues: (0..<3).map { ($0, "v\($0)") })
  static let name: String = { "rea" + "dy" }()
}
DispatchQueue.concurrentPerform(iterations: 300) { n in
  _ = Config.table[n % 3]
  _ = Config.name.count
  Config.$count.change { $0 += 1 }
}
print(Config.table.count, Config.count, Config.name)
