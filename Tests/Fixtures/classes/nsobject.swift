import Foundation

class Model: NSObject {
  var name: String
  var count = 3 { didSet { print("count \(oldValue) -> \(count)") } }

  init(name: String) {
    self.name = name
    super.init()
    print("made", self.name)
  }
  convenience override init() { self.init(name: "none") }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Model else { return false }
    return other.name == name
  }
  override var hash: Int { name.hashValue }
  override var description: String { "Model(\(name))" }
  deinit { print("gone", name, count, self is NSObject) }
}

do {
  let a = Model(name: "a")
  let b = Model()
  let c = Model(name: "a")
  a.count += 1
  print(a == c, a == b, a === c, a.isEqual(b), a, b.description)
  let object: NSObject = a
  print(object.isEqual(c), (object as? Model)?.name ?? "-", object is Model)
  print(Set([a, b, c]).count)
  weak var reference = b
  print(reference != nil)
}

class Plain: NSObject {
  var x = 1
  lazy var y = x + 1
}
let plain = Plain()
print(plain.x, plain.y, plain == plain, plain == Plain(), "\(plain)".hasPrefix("<Plain: 0x"))

class Failing: NSObject {
  let value: Int
  init?(_ value: Int) {
    if value < 0 { return nil }
    self.value = value
    super.init()
    if value == 0 { return nil }
  }
  deinit { print("deinit", value) }
}
print(Failing(-1) == nil, Failing(0) == nil, Failing(2)?.value ?? 0)

class Generic<T>: NSObject {
  let value: T
  init(_ value: T) { self.value = value }
  func show() { print(value, type(of: self)) }
}
class Text: Generic<String> { override func show() { super.show(); print("text") } }
Text("x").show()
let anyObject: AnyObject = Generic(4)
print(anyObject is Generic<Int>, anyObject is Generic<String>, (anyObject as? NSObject) != nil)
