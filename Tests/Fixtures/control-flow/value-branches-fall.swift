// A case of a 'switch' that gives a value may fall through to the next, and branches may leave by 'throw'.
enum Trouble: Error { case odd }
func name(_ n: Int) throws -> String {
  let found = switch n {
  case 0: "none"
  case 1: fallthrough
  case 2:
    "few"
  default:
    if n % 2 == 0 { "many" } else { throw Trouble.odd }
  }
  return found
}
for n in 0...4 { print((try? name(n)) ?? "odd", terminator: " ") }
print()
let big = if let n = Int("12"), n > 10 { "big" } else { "small" }
print(big)
