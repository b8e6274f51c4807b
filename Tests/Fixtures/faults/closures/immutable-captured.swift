let total = 0
let add = { (n: Int) in total += n }
//                            ^ error: left side of mutating operator isn't mutable: 'total' is a 'let' constant
add(1)
