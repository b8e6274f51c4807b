let numbers = AsyncStream<Int> { continuation in
  for number in 1...3 { continuation.yield(number) }
  continuation.finish()
}
for await number in numbers { print(number) }

let ticks = AsyncStream(String.self) { continuation in
  continuation.onTermination = { _ in print("terminated") }
  let task = Task {
    for tick in ["a", "b", "c"] {
      try? await Task.sleep(nanoseconds: 1_000_000)
      continuation.yield(tick)
    }
    continuation.finish()
  }
  _ = task
}
for await tick in ticks where tick != "b" { print(tick) }

struct Broken: Error {}
let failing = AsyncThrowingStream<Int, Error> { continuation in
  continuation.yield(1)
  continuation.finish(throwing: Broken())
}
do {
  for try await number in failing { print("got", number) }
} catch {
  print("caught", error)
}

let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
Task {
  continuation.yield(10)
  continuation.yield(20)
  continuation.finish()
}
var total = 0
for await value in stream { total += value }
print(total)
