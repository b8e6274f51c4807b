// oracle: fails
print("before")
let values: [Int] = []
Task {
  print("in the task")
  _ = values[3]
  print("never")
}
await Task.yield()
await Task.yield()
print("after")
