// The order of tasks that use actors, from the main actor, from actors and from elsewhere.
actor Worker {
  let name: String
  var partner: Worker?
  init(_ name: String) { self.name = name }
  func join(_ other: Worker) { partner = other }
  func say(_ text: String) { print(name, text) }
  func chat(_ id: Int) async {
    print(name, "asks", id)
    await partner?.say("answers \(id)")
    print(name, "done", id)
  }
  func start() {
    Task { say("isolated task") }
    Task.detached { await self.say("detached task") }
    Task { print("free task of", self.name) }
    print(name, "started")
  }
}

let a = Worker("a")
let b = Worker("b")
await a.join(b)
await b.join(a)
await a.start()
print("main goes on")
await withTaskGroup(of: Void.self) { group in
  for id in 1...3 {
    group.addTask { await a.chat(id) }
    group.addTask { await b.chat(id * 10) }
  }
}
func elsewhere() async {
  print("elsewhere")
  await a.say("hello")
  let task = Task { await b.say("from a task") }
  await a.chat(7)
  await task.value
  print("elsewhere done")
}
await elsewhere()

@MainActor final class Screen {
  var lines: [String] = []
  func show(_ text: String) { lines.append(text) }
}
actor Feed {
  let screen: Screen
  var sent = 0
  init(_ screen: Screen) { self.screen = screen }
  func send(_ text: String) async {
    sent += 1
    await screen.show("\(sent) \(text)")
    sent += 10
    print("sent", text, sent)
  }
}
let screen = Screen()
let feed = Feed(screen)
await feed.send("one")
async let two: Void = feed.send("two")
async let three: Void = feed.send("three")
_ = await (two, three)
print(screen.lines)
