let stream = AsyncStream<Int> { $0.finish() }
func run() {
  for await x in stream { print(x) }
// ^3 error: 'async' in a function that does not support concurrency
}
