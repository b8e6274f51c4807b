let xs: [Int] = ["a", 1, 2]
//               ^ error: cannot convert value of type 'String' to expected element type 'Int'
let ys: [String] = [1, "a", "b"]
//                  ^ error: cannot convert value of type 'Int' to expected element type 'String'
let zs: Set<Int> = ["a", 1, 2]
//                  ^ error: cannot convert value of type 'String' to expected element type 'Int'
