func grade(_ n: Int) -> String {
  let text: String
  if n > 90 { text = "A" } else if n > 50 { text = "B" } else { return "F" }
  return text
}
print(grade(95), grade(60), grade(1))
func find(_ xs: [Int]) -> Int {
  var found: Int
  found = -1
  for x in xs where x > 2 {
    found = x
    break
  }
  return found
}
print(find([1, 3]))
let late: Int
do { late = try Int("4").map { $0 * 2 } ?? 0 }
print(late)
func loop() -> Int {
  let result: Int
  while true {
    if Bool(true) {
      result = 5
      break
    }
  }
  return result
}
print(loop())
func local() -> Int {
  let base: Int
  base = 3
  func add(_ n: Int) -> Int { base + n }
  return add(4)
}
print(local())
let kind: String
switch late {
case 0: kind = "zero"
case 1...: kind = "more"
default: kind = "less"
}
print(kind)
func crash(_ x: Int?) -> Int {
  let value: Int
  if let x { value = x } else { fatalError("none") }
  return value
}
print(crash(1))
class Lazy {
  let a: Int
  let b: Int
  init(_ n: Int) {
    if n > 0 { a = n; b = 1 } else { a = 0; b = 2 }
  }
  convenience init?(text: String) {
    guard let n = Int(text) else { return nil }
    self.init(n)
  }
}
print(Lazy(0).b, Lazy(text: "5")?.a ?? -1, Lazy(text: "x") == nil)
