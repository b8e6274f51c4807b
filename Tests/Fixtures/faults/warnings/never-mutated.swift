func f1() { var x = 1; print(x) }
//              ^ warning: variable 'x' was never mutated; consider changing to 'let' constant
func f2() { var xs = [1]; print(xs.count) }
//              ^ warning: variable 'xs' was never mutated; consider changing to 'let' constant
class P3 { var x = 0 }
func f3() { var p = P3(); p.x = 1 }
//              ^ warning: variable 'p' was never mutated; consider changing to 'let' constant
func f4() { var (a, b) = (1, 2); a += 1; print(a, b) }
func f5() { var a = 1, b = 2; a += 1; print(a, b) }
func f6(_ x: Int?) { if var y = x { print(y) } }
//                          ^ warning: variable 'y' was never mutated; consider changing to 'let' constant
func f7() { var x = 1; let g = { print(x) }; g() }
//              ^ warning: variable 'x' was never mutated; consider changing to 'let' constant
func f8() {
  var x = 1
  func g8() { x += 1 }; g8(); print(x)
}
let f = {
  var y = 1; print(y)
//    ^ warning: variable 'y' was never mutated; consider changing to 'let' constant
}
func f10() { var x: Int; x = 1; print(x) }
func f11() { var a = 1; let b = a; a = b }
func f12() { var a = 1; var b = 2; swap(&a, &b) }
func f13() { var a = 1; var b = 2; (a, b) = (b, a) }
func f14() { var t = (1, 2); t.0 = 2; print(t) }
