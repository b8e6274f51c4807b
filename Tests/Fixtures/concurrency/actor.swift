// An actor: stored and computed properties, methods with await from outside and none inside, nonisolated members.
actor Counter {
  private(set) var count = 0
  let name: String
  var steps: [Int] = []
  var isBusy: Bool { count > 0 }
  static let limit = 20
  static func make() -> Counter { Counter(name: "made") }

  init(name: String) { self.name = name }

  func increment() -> Int {
    count += 1
    note(count)
    return count
  }
  private func note(_ step: Int) { steps.append(step) }
  func add(_ amount: Int = 10, times: Int) async -> Int {
    for _ in 0..<times { count += amount }
    return increment()
  }
  subscript(index: Int) -> Int { steps[index] }
  nonisolated var title: String { "counter " + name }
  nonisolated func describe() -> String { "\(title) up to \(Counter.limit)" }
  nonisolated func bumped() async -> Int { await increment() }
  deinit { print("deinit", name) }
}

func use() async {
  let counter = Counter(name: "first")
  print(counter.title, counter.name, counter.describe())
  print(await counter.increment())
  print(await counter.count, await counter.isBusy)
  print(await counter.add(times: 2), await counter.add(1, times: 3))
  print(await counter[1], await counter.steps.count)
  print(await counter.bumped())
  let maybe: Counter? = counter
  print(await maybe?.count ?? -1)
  _ = await maybe?.increment()
  async let later = counter.increment()
  print(await later)
  let values = await [counter.count, counter.increment(), Counter.make().increment()]
  print(values)
  print(type(of: counter), counter is any Actor, counter === maybe)
}

await use()
let bare = Counter.make()
dump(bare)
print(Mirror(reflecting: bare).children.map { $0.label ?? "-" })
