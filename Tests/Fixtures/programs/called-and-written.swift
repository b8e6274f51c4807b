// Tokens, property wrappers, dynamic callable/member lookup, callAsFunction, subscripts, custom operators & literals
@dynamicCallable struct Adder { let base: Int
    func dynamicallyCall(withArguments xs: [Int]) -> Int { xs.reduce(base, +) }
    func dynamicallyCall(withKeywordArguments kv: KeyValuePairs<String, Int>) -> String { kv.map { "\($0.key.isEmpty ? "_" : $0.key)=\($0.value + base)" }.joined(separator: "&") } }
let add = Adder(base: 10)
print(add(1, 2, 3), add(), add(x: 1, y: 2))
struct Polynomial: ExpressibleByArrayLiteral, CustomStringConvertible, Equatable { var c: [Double]
    init(arrayLiteral e: Double...) { c = e }
    init(_ c: [Double]) { self.c = c }
    func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } }
    var derivative: Polynomial { Polynomial(c.enumerated().dropFirst().map { Double($0.offset) * $0.element }) }
    static func * (a: Self, b: Self) -> Self { var r = [Double](repeating: 0, count: a.c.count + b.c.count - 1); for (i, x) in a.c.enumerated() { for (j, y) in b.c.enumerated() { r[i + j] += x * y } }; return Self(r) }
    static prefix func - (p: Self) -> Self { Self(p.c.map { -$0 }) }
    var description: String { c.enumerated().filter { $0.element != 0 }.reversed().map { i, k in (k == 1 && i > 0 ? "" : k == k.rounded() ? "\(Int(k))" : "\(k)") + (i == 0 ? "" : i == 1 ? "x" : "x^\(i)") }.joined(separator: " + ") } }
let p: Polynomial = [1, -3, 2]
print(p, p(2), p.derivative, p * [0, 1], -p, (p * p)(1), p.derivative.derivative == [4])
@dynamicMemberLookup final class Config { private var values: [String: Any] = [:]
    subscript(dynamicMember k: String) -> Any? { get { values[k] } set { values[k] = newValue } }
    subscript<T>(k: String, as type: T.Type) -> T? { values[k] as? T }
    subscript(k: String, default d: @autoclosure () -> Int) -> Int { values[k] as? Int ?? d() } }
let config = Config(); config.host = "localhost"; config.port = 8080; config.debug = true
print(config.host as! String, config["port", as: Int.self]! + 1, config["host", as: Int.self] as Any, config["retries", default: 3], config.missing == nil, (config.debug as? Bool) == true)
infix operator =~: ComparisonPrecedence
func =~ (s: String, p: String) -> Bool { p.isEmpty || s.indices.contains { s[$0...].hasPrefix(p) } }
infix operator |>: LogicalDisjunctionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
postfix operator ++
@discardableResult postfix func ++ (x: inout Int) -> Int { defer { x += 1 }; return x }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
var n = 5; let old = n++; n++
print("swift" =~ "if", "swift" =~ "x", [3, 1, 2] |> { $0.sorted() } |> { $0.map(String.init).joined() }, old, n, √16 + √2 * √2)
struct RGB: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, Hashable { let r, g, b: UInt8
    init(integerLiteral v: UInt32) { (r, g, b) = (UInt8(v >> 16 & 0xff), UInt8(v >> 8 & 0xff), UInt8(v & 0xff)) }
    init(stringLiteral s: String) { self.init(integerLiteral: UInt32(s.drop { $0 == "#" }, radix: 16) ?? 0) }
    var hex: String { [r, g, b].map { let h = String($0, radix: 16); return h.count == 1 ? "0" + h : h }.joined() }
    static let black: RGB = 0x000000
    func mixed(_ o: RGB, _ t: Double = 0.5) -> RGB { func m(_ a: UInt8, _ b: UInt8) -> UInt32 { UInt32(Double(a) * (1 - t) + Double(b) * t) }; return RGB(integerLiteral: m(r, o.r) << 16 | m(g, o.g) << 8 | m(b, o.b)) } }
let orange: RGB = 0xff8800, teal: RGB = "#008080"
print(orange.hex, teal.g, orange.mixed(teal).hex, RGB.black == 0, Set<RGB>([0xff8800, orange, "ff8800"]).count, orange.mixed(.black, 0.25))
@propertyWrapper struct Lowercased { private var v = ""; var wrappedValue: String { get { v } set { v = newValue.lowercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Validated<T> { private(set) var projectedValue: [String] = []; private var v: T; let rules: [(String, (T) -> Bool)]
    init(wrappedValue: T, _ rules: (String, (T) -> Bool)...) { v = wrappedValue; self.rules = rules; check() }
    var wrappedValue: T { get { v } set { v = newValue; check() } }
    private mutating func check() { projectedValue = rules.filter { !$0.1(v) }.map(\.0) } }
struct Signup { @Lowercased var email = "ME@X.ORG"; @Validated(("short", { $0.count >= 3 }), ("digits", { $0.allSatisfy(\.isLetter) })) var name = "a1"; @Validated(("adult", { $0 >= 18 })) var age = 20 }
var s = Signup(); print(s.email, s.$name, s.$age); s.name = "Bobby"; s.age = 3; s.email += "COM"; print(s.$name.isEmpty, s.$age, s.email)
struct Temperature { var celsius: Double; var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }; subscript(unit: Character) -> Double { get { unit == "F" ? fahrenheit : celsius } set { if unit == "F" { fahrenheit = newValue } else { celsius = newValue } } } }
var t = Temperature(celsius: 100); t["F"] -= 180; print(t.celsius, t["F"], t[keyPath: \.fahrenheit]); t[keyPath: \Temperature.["F"]] = 50; print(t.celsius.rounded())
