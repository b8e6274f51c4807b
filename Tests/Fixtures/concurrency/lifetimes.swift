final class Owner {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
  func start() {
    Task { [weak self] in
      await Task.yield()
      print("weak:", self?.name ?? "gone")
    }
    Task { [self] in
      await Task.yield()
      print("strong:", name)
    }
  }
}
func run() async {
  let owner = Owner("one")
  owner.start()
  await Task.yield()
  print("run ends")
}
await run()
await Task.yield()
await Task.yield()
do {
  let owner = Owner("two")
  _ = owner
  await Task.yield()
  print("after the wait")
}
func failing() async throws {
  let owner = Owner("three")
  defer { print("defer") }
  try await Task.sleep(nanoseconds: 5)
  throw CancellationError()
  _ = owner
}
do { try await failing() } catch { print("caught") }
print("end")
