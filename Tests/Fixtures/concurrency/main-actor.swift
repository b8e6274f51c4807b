@MainActor
final class Model {
  var items: [String] = []
  func add(_ item: String) {
    items.append(item)
    print("items", items)
  }
  func load() {
    print("load")
    Task {
      let item = await fetch()
      add(item)
    }
    print("load returns")
  }
}
func fetch() async -> String {
  print("fetch")
  return "fetched"
}
func run() async {
  let model = await Model()
  await model.add("first")
  await model.load()
  await MainActor.run { print("on the main actor") }
  print("run ends")
}
await run()
await Task.yield()
Task { @MainActor in print("closure") }
await Task.yield()
print("end")
