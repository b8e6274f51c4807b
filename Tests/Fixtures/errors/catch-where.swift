// A catch with a condition alone has the error too.
enum Failure: Error { case small(Int), large }
func attempt(_ number: Int) throws -> Int {
  switch number {
  case ..<0: throw Failure.large
  case 0: throw Failure.small(number)
  default: return number
  }
}
func isSmall(_ error: Error) -> Bool { if case Failure.small = error { true } else { false } }
for number in [1, 0, -1] {
  do { print(try attempt(number)) } catch where isSmall(error) { print("small", error) } catch { print("large", error) }
}
