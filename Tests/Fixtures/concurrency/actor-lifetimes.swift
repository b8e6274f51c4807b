// Actor lifetimes: deinit, weak captures in tasks, retain through running methods, unowned, collections of actors.
actor Resource {
  let id: Int
  static nonisolated(unsafe) var alive = 0
  init(_ id: Int) { self.id = id; Resource.alive += 1 }
  deinit { Resource.alive -= 1; print("free", id) }
  func use(_ n: Int) async -> Int {
    await Task.yield()
    return id * n
  }
  func later() { Task { [weak self] in await Task.yield(); print("later", await self?.use(1) ?? -1) } }
  func strong() { Task { await Task.yield(); print("strong", id) } }
}
func scope() async {
  let one = Resource(1)
  print(await one.use(3), Resource.alive)
}
await scope()
print(Resource.alive)
var two: Resource? = Resource(2)
await two?.later()
two = nil
for _ in 0..<4 { await Task.yield() }
var three: Resource? = Resource(3)
await three?.strong()
three = nil
for _ in 0..<4 { await Task.yield() }
actor Pool {
  private var idle: [Resource]
  private var waiting: [CheckedContinuation<Resource, Never>] = []
  init(_ size: Int) { idle = (0..<size).map { Resource(10 + $0) } }
  func take() async -> Resource {
    if let resource = idle.popLast() { return resource }
    return await withCheckedContinuation { waiting.append($0) }
  }
  func give(_ resource: Resource) {
    if waiting.isEmpty { idle.append(resource) } else { waiting.removeFirst().resume(returning: resource) }
  }
  func with<T: Sendable>(_ body: @Sendable (Resource) async -> T) async -> T {
    let resource = await take()
    defer { give(resource) }
    return await body(resource)
  }
}
var pool: Pool? = Pool(2)
let results = await withTaskGroup(of: Int.self) { [pool] group in
  for n in 1...5 { group.addTask { await pool!.with { await $0.use(n) % 7 } } }
  return await group.reduce(0) { $0 + ($1 > 0 ? 1 : 0) }
}
print(results)
pool = nil
print(Resource.alive)
