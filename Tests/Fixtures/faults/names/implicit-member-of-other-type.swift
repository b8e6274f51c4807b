struct A { static let b = 5; static func c() -> Int { 1 }; static let d = A() }
func f(_ a: A) {}
f(.b)
// ^ error: member 'b' in 'A' produces result of type 'Int', but context expects 'A'
f(.c())
// ^ error: member 'c()' in 'A' produces result of type 'Int', but context expects 'A'
f(.d)
let x: A = .b
//          ^ error: member 'b' in 'A' produces result of type 'Int', but context expects 'A'
var y = A.d
y = .b
//   ^ error: member 'b' in 'A' produces result of type 'Int', but context expects 'A'
