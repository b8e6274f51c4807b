protocol S { func area() -> Double }
struct Q: S { func area() -> Double { 1 } }
func total(_ shapes: [some S]) -> Double { 0 }
func one(_ s: some S) -> some S { s }
print(total([Q(), 3]))
//                ^ error: cannot convert value of type 'Int' to expected element type 'Q'
let r: Q = one(Q())
//         ^ error: cannot convert value of type 'some S' to specified type 'Q'
var x: some S = Q()
x = Q()
//  ^ error: cannot assign value of type 'Q' to type 'some S'
let y: S = 3
//         ^ error: value of type 'Int' does not conform to specified type 'S'
