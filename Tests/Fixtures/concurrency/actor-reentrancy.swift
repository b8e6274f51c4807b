// Other tasks use an actor while a method of it waits; between two suspensions it belongs to one task.
actor Cache {
  private var values: [String: Int] = [:]
  private var running: [String: Task<Int, Never>] = [:]
  var loads = 0

  func value(_ key: String) async -> Int {
    if let known = values[key] { return known }
    if let task = running[key] {
      print("joins", key)
      return await task.value
    }
    let task = Task { await load(key) }
    running[key] = task
    let result = await task.value
    values[key] = result
    running[key] = nil
    return result
  }

  private func load(_ key: String) async -> Int {
    loads += 1
    print("loads", key)
    try? await Task.sleep(nanoseconds: 1_000_000)
    return key.count
  }
}

actor Log {
  var lines: [String] = []
  func work(_ id: Int) async {
    lines.append("begin \(id)")
    await Task.yield()
    lines.append("middle \(id)")
    await rest()
    lines.append("end \(id)")
  }
  private func rest() async { lines.append("rest") }
}

let cache = Cache()
let sums = await withTaskGroup(of: Int.self) { group in
  for key in ["a", "bb", "a", "bb", "ccc"] { group.addTask { await cache.value(key) } }
  var sums: [Int] = []
  for await value in group { sums.append(value) }
  return sums.sorted()
}
print(sums, await cache.loads)

let log = Log()
await withTaskGroup(of: Void.self) { group in
  for id in 0..<3 { group.addTask { await log.work(id) } }
}
for line in await log.lines { print(line) }
