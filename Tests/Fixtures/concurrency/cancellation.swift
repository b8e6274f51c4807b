let task = Task { () -> Int in
  var turns = 0
  while !Task.isCancelled {
    turns += 1
    await Task.yield()
    if turns == 3 { break }
  }
  do { try Task.checkCancellation() } catch { print("cancelled:", error is CancellationError) }
  return turns
}
print(await task.value)
let other = Task {
  await withTaskCancellationHandler {
    print("operation")
    try? await Task.sleep(nanoseconds: 1_000_000_000)
    print("after sleep", Task.isCancelled)
  } onCancel: {
    print("on cancel")
  }
}
await Task.yield()
await Task.yield()
other.cancel()
await other.value
print(other.isCancelled)
