@dynamicMemberLookup
struct JSON {
  var values: [String: Any]
  subscript(dynamicMember name: String) -> String { "\(values[name] ?? "nil")" }
}
let json = JSON(values: ["name": "x", "age": 3])
let age = Int(json.age)
let name: String = json.name
print(age ?? 0, name)
@dynamicMemberLookup
struct Lens<Value> {
  var value: Value
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
  subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] }
}
struct Point { var x = 1, y = 2; var sum: Int { x + y } }
var lens = Lens(value: Point())
lens.x = 10
lens.y += 5
print(lens.x, lens.y, lens.sum, lens.value)
@dynamicMemberLookup
final class Config {
  private var storage: [String: Int] = [:]
  subscript(dynamicMember key: String) -> Int {
    get { storage[key, default: -1] }
    set { storage[key] = newValue }
  }
}
let config = Config()
config.timeout = 3
config.timeout += 1
print(config.timeout, config.retries)
@dynamicCallable
struct Logger {
  let prefix: String
  func dynamicallyCall(withArguments args: [Int]) -> Int { args.reduce(0, +) }
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {
    prefix + args.map { "\($0.key):\($0.value)" }.joined(separator: ",")
  }
}
let logger = Logger(prefix: "> ")
print(logger(1, 2, 3))
print(logger(a: 1, b: 2, 3))
struct Adder {
  var base: Int
  func callAsFunction(_ x: Int) -> Int { base + x }
  func callAsFunction(_ x: Int, times n: Int) -> Int { base + x * n }
  mutating func callAsFunction(set x: Int) { base = x }
  static func callAsFunction() -> String { "static" }
}
var adder = Adder(base: 2)
print(adder(3), adder(3, times: 4))
adder(set: 10)
print(adder(1), [1, 2].map { adder($0) })
