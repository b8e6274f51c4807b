class A1 {
  var g: (() -> Void)?
  func f1() { g = { [weak self] in print("x") } }
//                        ^ warning: variable 'self' was written to, but never read
}
class A2 {
  var g: (() -> Void)?
  func f2() { g = { [unowned self] in print("x") } }
//                           ^ warning: capture 'self' was never used
}
func f3() { let x = 1; let g = { [x] in print(1) }; g() }
//                                ^ warning: capture 'x' was never used
func f4() { let x = 1; let g = { [y = x] in print(1) }; g() }
//                                ^ warning: capture 'y' was never used
func f5() { let x = 1; let g = { [x] in print(x) }; g() }
