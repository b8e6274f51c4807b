func counter() {
  var base = 1
  var doubled: Int {
    get { base * 2 }
    set { base = newValue / 2 }
  }
  let bump = { doubled += 10 }
  bump()
  bump()
  print(base, doubled)
  func nested() { doubled = 4 }
  nested()
  print(base, doubled)
  func change(_ value: inout Int) { value += 2 }
  change(&doubled)
  print(base, doubled)
  let inClosure = { change(&doubled) }
  inClosure()
  print(base, doubled)
}
counter()

func makeThermometer() -> (set: (Double) -> Void, get: () -> String) {
  var celsius = 0.0
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
  return ({ fahrenheit = $0 }, { "\(celsius)C \(fahrenheit)F" })
}
let thermometer = makeThermometer()
print(thermometer.get())
thermometer.set(212)
print(thermometer.get())

func observed() -> [() -> Void] {
  var log: [String] = []
  var level = 0 {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(oldValue)->\(level)") }
  }
  level = 1
  func raise() { level += 1 }
  func swapIn(_ x: inout Int) { x *= 10 }
  return [
    { level += 5 }, raise, { swapIn(&level) }, { print(log.joined(separator: ", ")) },
  ]
}
let actions = observed()
actions.forEach { $0() }

func loop() {
  for i in 0..<3 {
    var square: Int { i * i }
    let show = { print(square) }
    show()
  }
}
loop()

func readOnly() -> () -> Int {
  var n = 3
  var isBig: Bool { n > 4 }
  let check = { isBig ? n : -n }
  n = 5
  _ = check()
  return { n += 1; return check() }
}
let r = readOnly()
print(r(), r())

struct Box {
  var items: [Int] = []
  mutating func fill() {
    var last: Int {
      get { items.last ?? 0 }
      set { items.append(newValue) }
    }
    last = 4
    last += 1
    print(items, last)
  }
}
var box = Box()
box.fill()
box.fill()

final class Model {
  var values: [String: Int] = [:]
  func run() -> (String) -> Void {
    var total: Int { values.values.reduce(0, +) }
    return { key in
      self.values[key, default: 0] += 1
      print(key, total)
    }
  }
}
let model = Model()
let add = model.run()
add("a"); add("b"); add("a")

do {
  var stack: [Int] = [] {
    didSet { print("stack", stack.count) }
  }
  let push: (Int) -> Void = { stack.append($0) }
  push(1)
  push(2)
  stack[0] = 9
  print(stack)
  var top: Int {
    get { stack[stack.count - 1] }
    set { stack[stack.count - 1] = newValue }
  }
  withUnsafeMutablePointerLike(&top)
  print(stack)
}
func withUnsafeMutablePointerLike(_ value: inout Int) { value = 77 }
