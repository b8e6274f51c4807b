func part(_ name: String, _ milliseconds: UInt64) async -> String {
  print("begin", name)
  try? await Task.sleep(nanoseconds: milliseconds * 1_000_000)
  print("end", name)
  return name
}
struct Failed: Error {}
func failing() async throws -> Int { throw Failed() }

func whole() async throws -> String {
  async let first = part("first", 20)
  async let second = part("second", 10)
  print("both began")
  let text = await first + " " + second
  async let number = failing()
  do { print(try await number) } catch { print("failed") }
  return text
}
print(try await whole())
