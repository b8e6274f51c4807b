func expensive(_ name: String) -> Int {
  print("computing", name)
  return name.count
}
func run(_ flag: Bool) {
  lazy var a = expensive("first")
  lazy var b: Int = a + expensive("b")
  print("before")
  if flag { print(b, a) }
  a = 100
  print(a)
}
run(true)
run(false)
func capture() -> () -> Int {
  var n = 1
  lazy var start: Int = {
    print("start")
    return n * 10
  }()
  return {
    n += 1
    start += 1
    return start
  }
}
let c = capture()
print(c(), c())
func never() { lazy var x = expensive("never"); _ = { x } }
never()
for i in 0..<2 {
  lazy var text = "value \(i) \(expensive("loop"))"
  print(text, text)
}
