// The subscripts of the main actor's types are its own; a group gives results one by one; collect() throws as its sequence does.
@MainActor final class Bank {
  private var accounts = ["a": 50, "b": 0]
  func transfer(_ amount: Int) throws {
    guard self["a"] >= amount else { throw Poor() }
    self["a"] -= amount
    self["b"] += amount
  }
  subscript(name: String) -> Int {
    get { accounts[name] ?? 0 }
    set { accounts[name] = newValue }
  }
}
struct Poor: Error {}
let bank = Bank()
await withThrowingTaskGroup(of: Void.self) { group in
  for _ in 1...7 { group.addTask { try await bank.transfer(10) } }
  var failures = 0
  while let result = await group.nextResult() {
    if case .failure(let error) = result { failures += error is Poor ? 1 : 100 }
  }
  print("failures", failures)
}
print(bank["a"], bank["b"])

extension AsyncSequence {
  func collect() async rethrows -> [Element] {
    var all: [Element] = []
    for try await element in self { all.append(element) }
    return all
  }
}
let stream = AsyncStream<Int> { continuation in
  for number in 1...3 { continuation.yield(number) }
  continuation.finish()
}
print(await stream.map { $0 * $0 }.collect())
