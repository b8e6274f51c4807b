var let x = 1
//  ^ error: 'let' cannot appear nested inside another 'var' or 'let' pattern
let var y = 1
//  ^ error: 'var' cannot appear nested inside another 'var' or 'let' pattern
for var i in 0..<2 { i += 1; print(i) }
