// ends: end
final class Box { var value = 0; var list: [Int] = [] }
let box = Box()
func work(_ n: Int) async -> Int {
  for i in 0..<20 {
    box.value += 1
    box.list.append(i)
    if box.list.count > 30 { box.list = [] }
    if i % 5 == 0 { await Task.yield() }
  }
  return n
}
let sum = await withTaskGroup(of: Int.self) { group in
  for n in 0..<20 { group.addTask { await work(n) } }
  var sum = 0
  for await n in group { sum += n }
  return sum
}
print(sum)
let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
for n in 0..<4 { Task.detached { for i in 0..<25 { continuation.yield(i * n); await Task.yield() } } }
var received = 0
for await _ in stream { received += 1; if received == 100 { break } }
print(received)
let sleepers = (1...10).map { n in Task { try await Task.sleep(nanoseconds: UInt64(n) * 1_000_000); box.value += n; return n } }
var all = 0
for sleeper in sleepers { all += try await sleeper.value }
print(all)
let cancelled = Task { try await Task.sleep(for: .seconds(60)) }
Task.detached { cancelled.cancel() }
print((try? await cancelled.value) == nil)
await withTaskGroup(of: Void.self) { group in
  for n in 0..<10 { group.addTask { await MainActor.run { box.value += n } } }
}
print("end")
