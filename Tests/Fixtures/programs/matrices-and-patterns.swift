// Matrix and vector maths with operators and subscripts
import Foundation

struct Matrix: Equatable {
    let rows: Int, columns: Int
    private var grid: [Double]

    init(rows: Int, columns: Int, fill: Double = 0) {
        self.rows = rows
        self.columns = columns
        grid = Array(repeating: fill, count: rows * columns)
    }

    init(_ values: [[Double]]) {
        self.init(rows: values.count, columns: values.first?.count ?? 0)
        for (r, row) in values.enumerated() {
            for (c, v) in row.enumerated() { self[r, c] = v }
        }
    }

    static func identity(_ n: Int) -> Matrix {
        var m = Matrix(rows: n, columns: n)
        for i in 0..<n { m[i, i] = 1 }
        return m
    }

    subscript(row: Int, column: Int) -> Double {
        get {
            precondition(row < rows && column < columns)
            return grid[row * columns + column]
        }
        set { grid[row * columns + column] = newValue }
    }

    subscript(row row: Int) -> [Double] {
        Array(grid[(row * columns)..<((row + 1) * columns)])
    }

    subscript(column c: Int) -> [Double] {
        get { (0..<rows).map { self[$0, c] } }
        set { for (r, v) in zip(0..<rows, newValue) { self[r, c] = v } }
    }

    var transposed: Matrix {
        var t = Matrix(rows: columns, columns: rows)
        for r in 0..<rows { for c in 0..<columns { t[c, r] = self[r, c] } }
        return t
    }

    func map(_ f: (Double) throws -> Double) rethrows -> Matrix {
        var m = self
        m.grid = try grid.map(f)
        return m
    }
}

infix operator •: MultiplicationPrecedence
infix operator **: PowerPrecedence
precedencegroup PowerPrecedence {
    higherThan: MultiplicationPrecedence
    associativity: right
}

func • (a: [Double], b: [Double]) -> Double { zip(a, b).map(*).reduce(0, +) }

extension Matrix {
    static func * (l: Matrix, r: Matrix) -> Matrix {
        var out = Matrix(rows: l.rows, columns: r.columns)
        for i in 0..<l.rows {
            for j in 0..<r.columns { out[i, j] = l[row: i] • r[column: j] }
        }
        return out
    }
    static func * (l: Double, r: Matrix) -> Matrix { r.map { l * $0 } }
    static func + (l: Matrix, r: Matrix) -> Matrix {
        var out = l
        for i in 0..<l.rows { for j in 0..<l.columns { out[i, j] += r[i, j] } }
        return out
    }
    static func ** (base: Matrix, exponent: Int) -> Matrix {
        switch exponent {
        case 0: return .identity(base.rows)
        case let n where n % 2 == 0:
            let half = base ** (n / 2)
            return half * half
        default: return base * base ** (exponent - 1)
        }
    }
    static postfix func ′ (m: Matrix) -> Matrix { m.transposed }
}
postfix operator ′

extension Matrix: CustomStringConvertible {
    var description: String {
        (0..<rows).map { r in
            "[" + self[row: r].map { $0 == $0.rounded() ? String(Int($0)) : String($0) }.joined(separator: " ") + "]"
        }.joined(separator: "\n")
    }
}

let fib = Matrix([[1, 1], [1, 0]])
print(fib ** 10)
print((fib ** 30)[0, 1])
let m = Matrix([[1, 2, 3], [4, 5, 6]])
print(m′)
print(m * m′)
print(0.5 * m + m)
print(m[row: 1], m[column: 2], m == (m′)′, Matrix.identity(2) == fib ** 0)

var w = m
w[column: 0] = [10, 20]
w[1, 2] /= 4
w[0, 1] -= 0.25
print(w)

struct Vec: Hashable, AdditiveArithmetic {
    var x = 0, y = 0
    static let zero = Vec()
    static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vec, b: Vec) -> Vec { Vec(x: a.x - b.x, y: a.y - b.y) }
    static func ~= (pattern: Vec, value: Vec) -> Bool { pattern.x == value.x }
}

var position = Vec(x: 1)
position += Vec(x: 2, y: 5)
position -= .init(y: 1)
print(position, [Vec(x: 1, y: 1), .zero, Vec(x: 4)].reduce(.zero, +))
switch position {
case Vec(x: 0): print("on axis")
case Vec(x: 3): print("x is three")
default: print("elsewhere")
}
