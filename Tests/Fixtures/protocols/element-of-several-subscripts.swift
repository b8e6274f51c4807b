// The element of a collection is what the subscript with an index returns, wherever it is declared.
struct OrderedDictionary<Key: Hashable, Value> {
  private(set) var keys: [Key] = []
  private var table: [Key: Value] = [:]
  subscript(key: Key) -> Value? {
    get { table[key] }
    set {
      if table[key] == nil { keys.append(key) }
      table[key] = newValue
    }
  }
  func mapValues<Result>(_ transform: (Value) -> Result) -> OrderedDictionary<Key, Result> {
    var result = OrderedDictionary<Key, Result>()
    for (key, value) in self { result[key] = transform(value) }
    return result
  }
}
extension OrderedDictionary: RandomAccessCollection {
  var startIndex: Int { keys.startIndex }
  var endIndex: Int { keys.endIndex }
  subscript(position: Int) -> (key: Key, value: Value) { (keys[position], table[keys[position]]!) }
}
var ages = OrderedDictionary<String, Int>()
ages["zoe"] = 13
ages["mo"] = 5
for (name, age) in ages { print(name, age) }
print(ages.map { "\($0.key)=\($0.value)" }, ages.mapValues { $0 * 2 }["mo"] ?? 0, ages.last!, ages[0].key)
