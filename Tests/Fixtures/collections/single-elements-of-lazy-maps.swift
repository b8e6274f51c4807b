// A lazy map of an array makes no more elements than are asked for.
var log: [String] = []
func logged() -> [String] {
  defer { log = [] }
  return log
}
let values = [1, 2, 3].lazy.map { number -> Int in
  log.append("f\(number)")
  return number * 10
}
print(values.first ?? 0, values[2], logged())
print(values.count, values.isEmpty, logged(), values.last ?? 0, logged())
let texts = values.map { "<\($0)>" }
print(texts[1], logged(), texts.count, texts.last!, logged())
print([Int]().lazy.map { $0 }.last as Any, [1, 2].lazy[1], [4, 5].lazy.count, ["a"].lazy.last!)
print(Array(values.dropFirst(2)), logged(), values.contains(20), logged(), values[1...2].count)
