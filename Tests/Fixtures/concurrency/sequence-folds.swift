// Results of folding asynchronous sequences, and where these begin and end.
let numbers = AsyncStream<Int> { continuation in
  for number in [3, 1, 4, 1, 5] { continuation.yield(number) }
  continuation.finish()
}
func stream(_ values: Int...) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for value in values { continuation.yield(value) }
    continuation.finish()
  }
}
Task {
  print(await numbers.max() ?? 0, await stream(2, 7).min() ?? 0, await stream(1, 2).contains(2))
  for await number in stream(1, 2, 5, 1).prefix(while: { $0 < 4 }) { print("prefix", number) }
  for await number in stream(1, 2, 5, 1).drop(while: { $0 < 4 }) { print("drop", number) }
  print(await stream(-3, 2).max { abs($0) < abs($1) } ?? 0, await stream().min() as Any)
}
