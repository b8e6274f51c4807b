struct Matrix {
    let rows: Int, columns: Int
    private var grid: [Double]

    init(rows: Int, columns: Int) {
        self.rows = rows
        self.columns = columns
        grid = Array(repeating: 0, count: rows * columns)
    }

    subscript(row: Int, column: Int) -> Double {
        get { grid[row * columns + column] }
        set { grid[row * columns + column] = newValue }
    }
}

let identity = Matrix(rows: 2, columns: 2)
identity[0, 0] = 1
//      ^ error: cannot assign through subscript: 'identity' is a 'let' constant
var matrix = Matrix(rows: 2, columns: 2)
matrix[0] = 3
//      ^ error: missing argument for parameter #2 in subscript
matrix[1, 1] = "4"
//             ^ error: cannot assign value of type 'String' to subscript of type 'Double'
let row: [Double] = matrix[0, 1]
//                        ^ error: cannot convert value of type 'Double' to specified type '[Double]'
let text = "hello"
print(text[0], row)
//    ^ error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
print(matrix.grid)
//           ^ error: 'grid' is inaccessible due to 'private' protection level
