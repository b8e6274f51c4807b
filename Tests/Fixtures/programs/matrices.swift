// A matrix, a vector, complex numbers and polynomials with operators of their own.
import Foundation
infix operator ** : MultiplicationPrecedence
infix operator • : MultiplicationPrecedence
infix operator ± : AdditionPrecedence
prefix operator √
prefix operator ∑
postfix operator ′
infix operator ≈ : ComparisonPrecedence
infix operator **= : AssignmentPrecedence

prefix func √ (x: Double) -> Double { x.squareRoot() }
prefix func ∑ <S: Sequence>(s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(.zero, +) }
func ** (base: Double, power: Int) -> Double { (0..<power).reduce(1.0) { r, _ in r * base } }
func **= (base: inout Double, power: Int) { base = base ** power }
func ± (l: Double, r: Double) -> (Double, Double) { (l + r, l - r) }
func ≈ (l: Double, r: Double) -> Bool { abs(l - r) < 1e-9 }
postfix func ′ (n: Int) -> Int { n <= 1 ? 1 : n * (n - 1)′ }

struct Matrix<T: Numeric>: Equatable {
    let rows: Int, columns: Int
    private(set) var grid: [T]
    init(rows: Int, columns: Int, repeating v: T = 0) {
        self.rows = rows; self.columns = columns
        grid = Array(repeating: v, count: rows * columns)
    }
    init(_ rows: [[T]]) {
        self.init(rows: rows.count, columns: rows.first?.count ?? 0)
        for (i, row) in rows.enumerated() { for (j, v) in row.enumerated() { self[i, j] = v } }
    }
    static func identity(_ n: Int) -> Matrix { var m = Matrix(rows: n, columns: n); for i in 0..<n { m[i, i] = 1 }; return m }
    private func valid(_ r: Int, _ c: Int) -> Bool { r >= 0 && r < rows && c >= 0 && c < columns }
    subscript(r: Int, c: Int) -> T {
        get { precondition(valid(r, c), "Index out of range"); return grid[r * columns + c] }
        set { grid[r * columns + c] = newValue }
    }
    subscript(row r: Int) -> ArraySlice<T> { grid[r * columns..<(r + 1) * columns] }
    subscript(column c: Int) -> [T] { (0..<rows).map { self[$0, c] } }
    var transposed: Matrix { var m = Matrix(rows: columns, columns: rows); for r in 0..<rows { for c in 0..<columns { m[c, r] = self[r, c] } }; return m }
    func map<U: Numeric>(_ f: (T) throws -> U) rethrows -> Matrix<U> {
        var m = Matrix<U>(rows: rows, columns: columns)
        for r in 0..<rows { for c in 0..<columns { m[r, c] = try f(self[r, c]) } }
        return m
    }
}
extension Matrix {
    static func + (a: Matrix, b: Matrix) -> Matrix { var m = a; for i in a.grid.indices { m.grid[i] += b.grid[i] }; return m }
    static func * (a: Matrix, b: Matrix) -> Matrix {
        precondition(a.columns == b.rows)
        var m = Matrix(rows: a.rows, columns: b.columns)
        for i in 0..<a.rows { for j in 0..<b.columns { m[i, j] = zip(a[row: i], b[column: j]).map(*).reduce(0, +) } }
        return m
    }
    static func * (k: T, m: Matrix) -> Matrix { m.map { k * $0 } }
    static postfix func ′ (m: Matrix) -> Matrix { m.transposed }
}
extension Matrix: CustomStringConvertible where T: CustomStringConvertible {
    var description: String { (0..<rows).map { r in self[row: r].map(\.description).joined(separator: " ") }.joined(separator: "\n") }
}
extension Matrix: ExpressibleByArrayLiteral { init(arrayLiteral elements: [T]...) { self.init(elements) } }

struct Complex: Equatable, CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    var re, im: Double
    init(_ re: Double, _ im: Double = 0) { self.re = re; self.im = im }
    init(floatLiteral v: Double) { self.init(v) }
    init(integerLiteral v: Int) { self.init(Double(v)) }
    static let i = Complex(0, 1)
    static func + (a: Self, b: Self) -> Self { .init(a.re + b.re, a.im + b.im) }
    static func - (a: Self, b: Self) -> Self { .init(a.re - b.re, a.im - b.im) }
    static func * (a: Self, b: Self) -> Self { .init(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re) }
    static prefix func - (a: Self) -> Self { .init(-a.re, -a.im) }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func == (a: Self, b: Self) -> Bool { a.re ≈ b.re && a.im ≈ b.im }
    var magnitude: Double { √(re ** 2 + im ** 2) }
    var description: String {
        switch (re, im) {
        case (_, 0): "\(re)"
        case (0, _): "\(im)i"
        default: "\(re) \(im < 0 ? "-" : "+") \(abs(im))i"
        }
    }
}
let a: Matrix = [[1, 2], [3, 4]]
let b = Matrix([[0, 1], [1, 0]])
print(a * b, a + b, 2 * a, (a * .identity(2)) == a, separator: "\n")
print((a′)[0, 1], a[row: 1], a[column: 0], Matrix<Double>([[1, 2, 3]])′ )
print(√16 + √(2 ** 4), ∑[1, 2, 3], ∑[0.5, 1.5], 5′, 3.0 ± 1.5, 0.1 + 0.2 ≈ 0.3)
var p = 3.0
p **= 3
print(p)
let z: Complex = 3 + 4 * .i
print(z, z.magnitude, z * z, -z, z * Complex(3, -4), z - 3, Complex.i * .i == -1)
var w: Complex = 0
w += 2.5
print(w, [z, w, 1].reduce(0, +))
struct Polynomial: CustomStringConvertible {
    var c: [Int]
    func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }
    static func * (a: Polynomial, b: Polynomial) -> Polynomial {
        var r = [Int](repeating: 0, count: a.c.count + b.c.count - 1)
        for (i, x) in a.c.enumerated() { for (j, y) in b.c.enumerated() { r[i + j] += x * y } }
        return Polynomial(c: r)
    }
    var description: String {
        let s = c.enumerated().reversed().filter { $1 != 0 }.map { e, k in
            let coefficient = e > 0 && k == 1 ? "" : String(k)
            return coefficient + (e == 0 ? "" : e == 1 ? "x" : "x^\(e)")
        }.joined(separator: " + ")
        return s.isEmpty ? "0" : s
    }
}
let poly = Polynomial(c: [1, 1]) * Polynomial(c: [-1, 1])
print(poly, poly(3), Polynomial(c: [0]), (0...3).map { poly($0) })
func • (a: [Double], b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
print([1, 2, 3] • [4, 5, 6], 1 + [1, 1] • [2, 3] * 2)
