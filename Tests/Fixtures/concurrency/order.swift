final class Log {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
let log = Log()
func work(_ name: String, _ turns: Int) async {
  for turn in 1...turns {
    log.add("\(name)\(turn)")
    await Task.yield()
  }
}
let a = Task { await work("a", 3) }
let b = Task.detached { await work("b", 2) }
let c = Task { @MainActor in
  log.add("c")
  await work("c", 1)
  log.add("c, home")
}
await work("top", 2)
await a.value
await b.value
await c.value
print(log.lines.joined(separator: " "))

func nested(_ depth: Int) async -> Int {
  if depth == 0 { return 0 }
  let child = Task { await nested(depth - 1) }
  return await child.value + 1
}
print(await nested(20))
let results = await withTaskGroup(of: Int.self) { group in
  for number in 0..<30 {
    group.addTask {
      for _ in 0..<(number % 4) { await Task.yield() }
      return number
    }
  }
  var results: [Int] = []
  for await number in group { results.append(number) }
  return results
}
print(results)
// oracle: turns
