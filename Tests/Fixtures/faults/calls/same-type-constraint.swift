extension Array where Element == Int {
  func total() -> Int { reduce(0, +) }
}
let words = ["a"]
print(words.total())
//          ^ error: referencing instance method 'total()' on 'Array' requires the types 'String' and 'Int' be equivalent
