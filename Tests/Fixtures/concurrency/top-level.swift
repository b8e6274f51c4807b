func load(_ name: String) async -> String {
  print("loading", name)
  return name.uppercased()
}
func fail() async throws -> Int { throw Failure.broken }
enum Failure: Error { case broken }

print(await load("a"))
let task = Task { () -> String in
  print("in the task")
  return await load("b")
}
print("waiting")
print(await task.value)
do { print(try await fail()) } catch { print("caught", error) }
print(try? await fail())
if await load("c") == "C" { print("condition") }
let values = await [load("d"), load("e")]
print(values)
print("end")
