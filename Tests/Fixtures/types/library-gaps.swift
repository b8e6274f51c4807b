// Library members used by programs that were written without knowledge of the interpreter.
import Foundation

final class Storage { var values = [1] }
struct Copying {
  private var storage = Storage()
  var values: [Int] { storage.values }
  mutating func add(_ x: Int) {
    if !isKnownUniquelyReferenced(&storage) {
      print("copied")
      let other = Storage()
      other.values = storage.values
      storage = other
    }
    storage.values.append(x)
  }
}
var a = Copying()
a.add(2)
let b = a
a.add(3)
a.add(4)
print(a.values, b.values)

struct Log: TextOutputStream {
  var lines: [String] = []
  mutating func write(_ string: String) { if string != "\n" { lines.append(string) } }
}
var log = Log()
print("hello", to: &log)
print(1, to: &log)
print(log.lines)
var text = ""
dump((1, "x"), to: &text, name: "pair")
print(text)
func swapped() -> (Int, Int) {
  var pair = (1, 2)
  swap(&pair.0, &pair.1)
  return pair
}
print(swapped())
enum Json: Equatable, ExpressibleByNilLiteral, ExpressibleByIntegerLiteral {
  case null, number(Int)
  init(nilLiteral: ()) { self = .null }
  init(integerLiteral value: Int) { self = .number(value) }
}
var table: [String: Json] = ["a": 1]
let isNull = true
table["b"] = isNull ? nil : 5
table["a"] = nil
print(table)
print(zip("abc", "abd").first { $0 != $1 }!)
