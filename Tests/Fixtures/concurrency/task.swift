func log(_ text: String) { print(text) }

Task { log("first") }
Task {
  log("second")
  await Task.yield()
  log("second, later")
}
let task = Task { () -> Int in
  log("third")
  return 3
}
Task.detached { log("value \(await task.value)") }
log("end of the file")
