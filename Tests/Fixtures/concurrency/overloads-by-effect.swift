func load() -> String { "sync" }
func load() async -> String { "async" }
func load(_ name: String) async -> String { "async \(name)" }
func caller() async -> String { await load() + " " + load("a") }
func plain() -> String { load() }
struct S {
  func get(_ i: Int) -> Int { i }
  func get(_ i: Int) async -> Int { i * 100 }
  var both: [Int] { get async { [await get(1), { get(1) }()] } }
}
print(plain(), S().get(2), await caller())
func all() async {
  print(await S().get(3), await S().both)
  let inner = { load() }
  let outer = { () async in await load() }
  print(inner(), await outer())
  let closure: () -> String = {
    let text = load()
    return text
  }
  async let child = load()
  print(closure(), await child)
  await withTaskGroup(of: Int.self) { group in
    group.addTask { await S().get(4) }
    for await value in group { print(value) }
  }
}
await all()
