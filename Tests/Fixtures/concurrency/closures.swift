func twice(_ body: () async throws -> Int) async rethrows -> Int {
  let first = try await body()
  return try await first + body()
}
let five: () async -> Int = { 5 }
func seven() -> Int { 7 }
let later: () async -> Int = seven
print(await twice { 4 }, await twice(five), await later())

struct Loader {
  var name: String
  var title: String {
    get async { "title of \(name)" }
  }
  func load(times: Int = 1) async -> [String] {
    var all: [String] = []
    for _ in 0..<times { all.append(await title) }
    return all
  }
}
let loader = Loader(name: "page")
print(await loader.title, await loader.load(times: 2))

protocol Repository { func find(_ id: Int) async throws -> String }
struct Memory: Repository {
  struct NotFound: Error {}
  func find(_ id: Int) async throws -> String {
    guard id > 0 else { throw NotFound() }
    return "item \(id)"
  }
}
let repository: any Repository = Memory()
print(try await repository.find(1))
do { _ = try await repository.find(0) } catch { print("not found") }
let names = await withTaskGroup(of: (Int, String).self) { group in
  for id in [3, 1, 2] { group.addTask { (id, (try? await repository.find(id)) ?? "-") } }
  return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
}
print(names.sorted { $0.key < $1.key }.map(\.value))
