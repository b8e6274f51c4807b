let stream = AsyncStream<Int> { $0.finish() }
for x in stream { print(x) }
//       ^ error: for-in loop requires 'AsyncStream<Int>' to conform to 'Sequence'
