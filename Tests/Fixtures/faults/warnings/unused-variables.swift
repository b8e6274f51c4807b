func f1() { let x = 1 }
//              ^ warning: initialization of immutable value 'x' was never used; consider replacing with assignment to '_' or removing it
func f2() { var x = 1 }
//              ^ warning: initialization of variable 'x' was never used; consider replacing with assignment to '_' or removing it
func f3() { let x: Int; x = 1 }
//              ^ warning: immutable value 'x' was never used; consider removing it
func f4() { var x: Int }
//              ^ warning: variable 'x' was never used; consider replacing with '_' or removing it
func f5() { let (a, b) = (1, 2); print(a) }
//                  ^ warning: immutable value 'b' was never used; consider replacing with '_' or removing it
func f6() { let (a, b) = (1, 2) }
//               ^ warning: immutable value 'a' was never used; consider replacing with '_' or removing it
//                  ^ warning: immutable value 'b' was never used; consider replacing with '_' or removing it
func f7() { let x = print("x") }
//              ^ warning: constant 'x' inferred to have type '()', which may be unexpected
//              ^ warning: initialization of immutable value 'x' was never used; consider replacing with assignment to '_' or removing it
func f8() { let x: () = print("x") }
//              ^ warning: immutable value 'x' was never used; consider replacing with '_' or removing it
func f9() { let x = 1; let x2 = x; if true { let x = 2 } }
//                         ^ warning: initialization of immutable value 'x2' was never used; consider replacing with assignment to '_' or removing it
//                                               ^ warning: initialization of immutable value 'x' was never used; consider replacing with assignment to '_' or removing it
func f10() { let x = { 1 }() }
//               ^ warning: initialization of immutable value 'x' was never used; consider replacing with assignment to '_' or removing it
if true { let y = 1 }
//            ^ warning: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
for i in 0..<3 { let y = i }
//                   ^ warning: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
struct S13 {
  var x = 1
  func f13() { let y = x }
//                 ^ warning: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
}
class C14 { deinit { let y = 1 } }
//                       ^ warning: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
class C15 { init() { let y = 1 } }
//                       ^ warning: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
struct S16 { var x: Int { let y = 1; return 2 } }
//                            ^ warning: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
struct S17 { var x = 1 { didSet { let y = 1 } } }
//                                    ^ warning: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
let f = { let y = 1 }
//            ^ warning: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
[1].forEach { x in let y = x }
//                     ^ warning: initialization of immutable value 'y' was never used; consider replacing with assignment to '_' or removing it
func f20() {
  let x = 1
//    ^ warning: initialization of immutable value 'x' was never used; consider replacing with assignment to '_' or removing it
  class C20 { let y = 1 }
}
func f21() { let a = 1, b = 2; print(a) }
//                      ^ warning: immutable value 'b' was never used; consider replacing with '_' or removing it
func f22() {
  let x = 3;
  switch x {
  case 1: break;
  default: let z = 1
//             ^ warning: initialization of immutable value 'z' was never used; consider replacing with assignment to '_' or removing it
  }
}
func f23() { let x = 1; _ = x }
func f24(x: Int) {}
