// The value of a property is there before the object: what stands around it by name alone are static members.
struct Ruler {
  static let standard = 30
  let length = standard
  var marks = ticks(standard)
  static func ticks(_ length: Int) -> Int { length * 10 }
}
class Counter {
  static var made = 0
  let number = another()
  var label = "#\(made)"
  static func another() -> Int {
    made += 1
    return made
  }
}
print(Ruler().length, Ruler().marks)
_ = Counter()
let second = Counter()
print(second.number, second.label)
