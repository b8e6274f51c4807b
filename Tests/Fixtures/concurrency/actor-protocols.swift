// Actors and protocols: asynchronous and nonisolated requirements, protocols that inherit from Actor, extensions, generics.
protocol Loading { func load(_ id: Int) async throws -> String }
protocol Named { var name: String { get } }
protocol Counting: Actor {
  var total: Int { get }
  func bump(by amount: Int)
}
extension Counting {
  func bumpTwice() -> Int {
    bump(by: 1)
    bump(by: 1)
    return total
  }
}

struct Missing: Error { let id: Int }

actor Store: Loading, Named {
  let name = "store"
  private var rows = [1: "one", 2: "two"]
  func load(_ id: Int) throws -> String {
    guard let row = rows[id] else { throw Missing(id: id) }
    return row
  }
}
extension Store: CustomStringConvertible {
  nonisolated var description: String { "Store(\(name))" }
}

actor Tally: Counting {
  var total = 0
  func bump(by amount: Int) { total += amount }
}

actor Box<Value: Sendable> {
  private var value: Value
  private(set) var changes = 0
  init(_ value: Value) { self.value = value }
  func get() -> Value { value }
  func set(_ new: Value) {
    value = new
    changes += 1
  }
  func update<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    changes += 1
    return try change(&value)
  }
}

func twice<C: Counting>(_ counter: C) async -> Int { await counter.bumpTwice() }

let loader: any Loading = Store()
print(try await loader.load(1))
do { print(try await loader.load(9)) } catch { print(error) }
let store = Store()
print(store, store.name)
print(await (try? store.load(2)) ?? "none")

let tally = Tally()
print(await twice(tally), await tally.total)
let counting: any Counting = tally
await counting.bump(by: 5)
print(await counting.total)

let box = Box([1, 2])
print(await box.update { $0.append(3); return $0.count })
await box.set([9])
print(await box.get(), await box.changes)

func total(of counters: [Tally]) async -> Int {
  var sum = 0
  for counter in counters { sum += await counter.total }
  return sum
}
print(await total(of: [tally, Tally(), tally]))
