struct G { subscript(row row: Int, col col: Int) -> Int { row + col }; subscript(name: String) -> Int? { nil } }
let g = G()
print(g[1, 2])
//     ^ error: missing argument labels 'row:col:' in subscript
print(g[row: 1])
//            ^ error: missing argument for parameter 'col' in subscript
g["a"] = 3
// ^2 error: cannot assign through subscript: subscript is get-only
let n: Int = g["a"]
//            ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
print(g[row: "1", col: 2])
//           ^ error: cannot convert value of type 'String' to expected argument type 'Int'
print(g[3])
//      ^ error: cannot convert value of type 'Int' to expected argument type 'String'
