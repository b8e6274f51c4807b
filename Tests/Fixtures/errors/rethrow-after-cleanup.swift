// A function declared rethrows throws the error of its parameter again after it has cleaned up.
struct Failure: Error { let code: Int }
func logged<T>(_ name: String, _ work: () throws -> T) rethrows -> T {
  print("begin", name)
  do {
    let value = try work()
    print("end", name)
    return value
  } catch {
    print("failed", name, error)
    throw error
  }
}
print(logged("one") { 1 })
do { _ = try logged("two") { () throws -> Int in throw Failure(code: 2) } } catch { print("caught", error) }
