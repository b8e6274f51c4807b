// The arguments of a call on a collection literal may determine its element type.
let letter: Character = "e"
let half = 2.0
let small: UInt8 = 3
let part = "key=1".split(separator: "=")[0]
print(["a", "e"].contains(letter), [1, 2].contains(half), [1, 2, 3].contains(small), ["key"].contains(part))
print(["a", "e"].firstIndex(of: letter) ?? -1, [1, 2, 3].reduce(0.5, +), [1, 2].elementsEqual([half]))
print(["n": "\n", "e": "\t"][letter] ?? letter, ["key": 5][part] ?? 0, [1: "x"][small] ?? "none", ["a": 1]["a"] ?? 0)

enum JSON: Equatable, ExpressibleByBooleanLiteral {
  case flag(Bool), other
  init(booleanLiteral value: Bool) { self = .flag(value) }
}
let value = JSON.flag(true)
let maybe: JSON? = .flag(false)
print(value == true, true == value, maybe == true, false == maybe, JSON.other != false)
