@propertyWrapper
struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
struct Volume { @Clamped(0...10) var level = 5 }
var volume = Volume()
volume.level = 99
print(volume.level)
volume.level -= 200
print(volume.level)
@propertyWrapper
final class Logged<Value> {
  var wrappedValue: Value { didSet { log.append("\(oldValue)->\(wrappedValue)") } }
  var log: [String] = []
  var projectedValue: [String] { log }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
class Model {
  @Logged var name = "a"
  @Logged var count: Int = 0
}
let model = Model()
model.name = "b"
model.count += 2
model.count += 1
print(model.name, model.$name, model.$count)
@propertyWrapper struct Trimmed {
  private(set) var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.trimmingCharacters }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
extension String { var trimmingCharacters: String { String(drop { $0 == " " }) }
  func drop(_ test: (Character) -> Bool) -> Substring { self[...].drop(while: test) } }
struct Form { @Trimmed var user: String = "" }
var form = Form()
form.user = "  Ada"
print(form.user)
print(Form(user: "   Bo").user)
