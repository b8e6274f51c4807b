// Task-local values: bound for an operation, inherited by its children, not by what is detached.
enum Trace {
  @TaskLocal static var id = "none"
  @TaskLocal static var depth: Int?
}
func shown(_ what: String) async { print("[\(Trace.id) \(Trace.depth ?? 0)] \(what)") }

Task {
  await Trace.$id.withValue("a") {
    await shown("outer")
    await Trace.$depth.withValue(1) {
      await shown("both")
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await shown("child") }
      }
      async let inner: Void = shown("let")
      await inner
      await Task { await shown("task") }.value
      await Task.detached { await shown("detached") }.value
    }
    await shown("after")
  }
  await shown("end")
}
print(Trace.$id.withValue("sync") { Trace.id.count }, Trace.id)
