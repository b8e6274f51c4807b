struct Vector<S: Numeric> {
  var x: S
  static func * (a: Vector, k: S) -> Vector { a }
  static func + (a: Vector, b: Vector) -> Vector { a }
}
let v = Vector(x: 1.0)
let n = 3
print(2 * v)
//        ^ error: cannot convert value of type 'Vector<Double>' to expected argument type 'Int'
print(n * v)
//        ^ error: cannot convert value of type 'Vector<Double>' to expected argument type 'Int'
print(n + v)
//      ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'Vector<Double>'
struct Tree<T: Comparable> {
  func isLess(_ t: Tree, _ v: T) -> Bool { t < v }
//                                         ^ error: cannot convert value of type 'Tree<T>' to expected argument type 'T'
  func isMore(_ t: Tree, _ v: T) -> Bool { v < t }
//                                             ^ error: cannot convert value of type 'Tree<T>' to expected argument type 'T'
}
func pop() -> Int { 1 }
print(pop() + pop)
//          ^ error: binary operator '+' cannot be applied to operands of type 'Int' and '() -> Int'
var stack: [Int] = []
stack.append(pop() + pop)
//                 ^ error: binary operator '+' cannot be applied to operands of type 'Int' and '() -> Int'
