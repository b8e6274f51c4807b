// Numbers: fractions, complex, matrix, big ints, bits
struct Fraction: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, SignedNumeric, LosslessStringConvertible {
    var num: Int, den: Int
    init(_ n: Int, _ d: Int = 1) { precondition(d != 0, "zero"); let g = Fraction.gcd(abs(n), abs(d)), s = d < 0 ? -1 : 1; num = s * n / max(g, 1); den = s * d / max(g, 1) }
    init(integerLiteral value: Int) { self.init(value) }
    init?<T: BinaryInteger>(exactly source: T) { guard let n = Int(exactly: source) else { return nil }; self.init(n) }
    init?(_ s: String) {
        let p = s.split(separator: "/").map { Int($0) }
        switch p.count { case 1: guard let n = p[0] else { return nil }; self.init(n)
        case 2: guard case let (n?, d?) = (p[0], p[1]), d != 0 else { return nil }; self.init(n, d)
        default: return nil }
    }
    static func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
    var magnitude: Fraction { Fraction(abs(num), den) }
    static func + (l: Self, r: Self) -> Self { Self(l.num * r.den + r.num * l.den, l.den * r.den) }
    static func - (l: Self, r: Self) -> Self { l + Self(-r.num, r.den) }
    static func * (l: Self, r: Self) -> Self { Self(l.num * r.num, l.den * r.den) }
    static func / (l: Self, r: Self) -> Self { Self(l.num * r.den, l.den * r.num) }
    static func *= (l: inout Self, r: Self) { l = l * r }
    static func < (l: Self, r: Self) -> Bool { l.num * r.den < r.num * l.den }
    var description: String { den == 1 ? "\(num)" : "\(num)/\(den)" }
}
let half = Fraction(1, 2), third: Fraction = Fraction("1/3")!
print(half + third, half - third, half * 4, half / third, -half, third < half, abs(Fraction(-3, 4)), Fraction("x/2") as Any)
print([half, third, 2].reduce(0, +), [half, third].max()!, (1...4).map { Fraction(1, $0) }.reduce(.zero, +))
struct Matrix: Equatable {
    let rows: Int, cols: Int
    private var grid: [Double]
    init(rows: Int, cols: Int, _ v: Double = 0) { (self.rows, self.cols) = (rows, cols); grid = .init(repeating: v, count: rows * cols) }
    init(_ r: [[Double]]) { self.init(rows: r.count, cols: r.first?.count ?? 0); grid = r.flatMap { $0 } }
    subscript(r: Int, c: Int) -> Double { get { grid[r * cols + c] } set { grid[r * cols + c] = newValue } }
    subscript(row r: Int) -> ArraySlice<Double> { grid[r * cols..<(r + 1) * cols] }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        var m = Matrix(rows: a.rows, cols: b.cols)
        for i in 0..<a.rows { for j in 0..<b.cols { m[i, j] = (0..<a.cols).reduce(0) { $0 + a[i, $1] * b[$1, j] } } }
        return m
    }
    static func identity(_ n: Int) -> Matrix { var m = Matrix(rows: n, cols: n); for i in 0..<n { m[i, i] = 1 }; return m }
    func power(_ n: Int) -> Matrix { n == 0 ? .identity(rows) : n % 2 == 1 ? self * power(n - 1) : { $0 * $0 }(power(n / 2)) }
}
let fib = Matrix([[1, 1], [1, 0]]).power(10)
print(fib[0, 1], Array(fib[row: 0]), fib == fib * .identity(2))
func factorial(_ n: Int) -> [Int] { (1...n).reduce([1]) { digits, k in
    var carry = 0
    var out = digits.map { d -> Int in let v = d * k + carry; carry = v / 10; return v % 10 }
    while carry > 0 { out.append(carry % 10); carry /= 10 }
    return out } }
print(factorial(25).reversed().map(String.init).joined())
let flags: UInt8 = 0b1010_0110
print(flags.nonzeroBitCount, flags.leadingZeroBitCount, String(flags, radix: 2), String(flags << 1, radix: 16, uppercase: true), ~flags, flags.byteSwapped, flags & 0x0F | 1 << 7)
print(Int8.max &+ 1, UInt8(truncatingIfNeeded: 300), Int("ff", radix: 16)!, UInt8(clamping: -4), 7.isMultiple(of: 7), (-7) / 2, (-7) % 2, -7 >> 1)
print(Int.max.addingReportingOverflow(1), 200.multipliedReportingOverflow(by: 3).partialValue, UInt8(200).subtractingReportingOverflow(201).overflow)
print(2.5.rounded(), 2.5.rounded(.down), (-2.5).rounded(.toNearestOrEven), 7.9.truncatingRemainder(dividingBy: 2), 1e20, 1.0 / 3, 0.1 + 0.2, Double.nan == .nan, (5.0).squareRoot(), 3.7.sign == .plus, 1e-5, 100000000000000000.0)
print(Double("1e3")!, Int(3.99), Int(exactly: 3.5) as Any, Float(0.1), Double(Float(0.1)), 10.0.description, 1.0.ulp > 0, Double.pi, UInt64.max, Int64.min)
print(max(1, 2, 3), min(2.5, 1), abs(-3), (1...10).reduce(1, *), pow2(10), numericCast(3 as UInt8) + 1 as Int)
func pow2(_ n: Int) -> Int { 1 << n }
