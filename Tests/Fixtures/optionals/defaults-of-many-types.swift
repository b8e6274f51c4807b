import Foundation
let dict = ["a": 1]
let x: Int? = dict["a"].map { n in let k = n * 2; return k } ?? nil
let y: Int? = dict["b"].map { $0 } ?? dict["a"]
let z: Double = dict["a"].map { Double($0) / 2 } ?? 0
let w: CGFloat = dict["a"].map { CGFloat($0) } ?? 1.5
let v: Any? = dict["z"].map { $0 } ?? "none"
let u: any CustomStringConvertible = dict["z"].map { "\($0)" } ?? 3.5
class A: CustomStringConvertible { var description: String { "A" } }
class B: A { override var description: String { "B" } }
func find<T: A>(_ t: T.Type) -> T? { nil }
let a: A = find(B.self) ?? A()
let b: A = (nil as B?) ?? B()
let c: [A] = (nil as [B]?) ?? []
let d: [String: Any] = (nil as [String: Int]?) ?? [:]
let e: Set<Int> = dict["q"].map { [$0] } ?? [5]
let f: (Int) -> Int = (nil as ((Int) -> Int)?) ?? { $0 + 1 }
let g: () -> String = dict["a"].map { n in { "n\(n)" } } ?? { "none" }
let h: Result<Int, any Error> = dict["a"].map { .success($0) } ?? .success(0)
let i: [Int?] = dict["z"].map { [$0] } ?? [nil, 2]
let j: Int = (dict["z"] ?? dict["y"]) ?? dict["a"] ?? 9
let k: String = dict["z"].flatMap { $0 > 0 ? "pos" : nil } ?? dict["a"].map(String.init) ?? "x"
let l: [(String, Int)] = dict.isEmpty ? [] : dict.first.map { [($0.key, $0.value)] } ?? []
let m: Float = try! JSONDecoder().decode([Float?].self, from: Data("[null]".utf8))[0] ?? 2
let n: TimeInterval = dict["t"].map(Double.init) ?? 30
let o: Character = "abc".first ?? "z"
let p: UInt8 = dict["a"].map(UInt8.init) ?? 0
let q: ClosedRange<Int> = dict["a"].map { $0...5 } ?? 0...1
enum E { case one, two(Int) }
let r: E = dict["a"].map { .two($0) } ?? .one
let s: E? = dict["c"].map { .two($0) } ?? .one
func ret(_ b: Bool) -> [String]? { b ? dict["a"].map { ["\($0)"] } ?? [] : nil }
print(x as Any, y as Any, z, w, v as Any, u, a, b, c, d, e, f(1), g(), h, i, j, k, l, m, n, o, p, q, r, s as Any, ret(true) as Any)
var opts = ["k": [1]]
print(opts.sorted { $0.key < $1.key }.map(\.value))
func gen<T>(_ k: String, as: T.Type = T.self) -> T? { dict[k] as? T }
print(gen("a") ?? 0, gen("a", as: Int.self) ?? -1, gen("q") ?? "s", [gen("a") ?? 7, 2], ["x": gen("a") ?? 1.5])
let total: Int = [gen("a") ?? 0, gen("b") ?? 10].reduce(0, +)
let sum = (gen("a") ?? 0) + (gen("b") ?? 5)
print(total, sum)
if gen("a") ?? false { print("t") } else { print("f") }
