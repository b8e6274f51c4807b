let a: Wrong = 1
//     ^ error: cannot find type 'Wrong' in scope
func b(_ x: Missing, y: Int) -> Absent { y }
//          ^ error: cannot find type 'Missing' in scope
//                              ^ error: cannot find type 'Absent' in scope
struct S {
  var c: Nowhere
//       ^ error: cannot find type 'Nowhere' in scope
  func d(_ x: Lost) {}
//            ^ error: cannot find type 'Lost' in scope
}
extension Gone {}
//        ^ error: cannot find type 'Gone' in scope
class C: Unknown {}
//       ^ error: cannot find type 'Unknown' in scope
b(1, y: 2)
print(a, S(c: 1).c)
