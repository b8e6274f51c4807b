let p = 1, q = 2
let a = [p q]
//         ^ error: expected ',' separator
let c = ["a": 1 "b": 2]
//              ^ error: expected ',' separator
let e = (1 2)
//         ^ error: expected ',' separator
