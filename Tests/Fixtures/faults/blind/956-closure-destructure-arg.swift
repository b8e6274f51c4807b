func f(_ g: ((Int, Int)) -> Int) -> Int { g((1, 2)) }
print(f { a, b in a + b })
print(f { $0 + $1 })
func h(_ p: (Int, Int)) -> Int { 1 }
let k: ((Int, Int)) -> Int = { (a, b) in a + b }
//                             ^ error: closure tuple parameter '(Int, Int)' does not support destructuring
