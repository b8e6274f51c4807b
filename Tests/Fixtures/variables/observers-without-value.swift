// Observers of optionals that are written without a first value, local and global.
final class Dog { let name = "d" }
func test() {
  let rex = Dog()
  var a: Int? { didSet { print("a") } }
  a = 1
  var b: Int? = nil { didSet { print("b") } }
  b = 1
  weak var c: Dog? = nil { didSet { print("c") } }
  c = rex
  weak var d: Dog? { didSet { print("d") } }
  d = rex
  print(a ?? 0, b ?? 0, c === rex, d === rex)
}
test()
weak var g: Dog? { didSet { print("g") } }
let rex = Dog()
g = rex
var plain: Int? { didSet { print("plain", oldValue ?? -1) } willSet { print("soon", newValue ?? -1) } }
plain = 4
plain? += 1
