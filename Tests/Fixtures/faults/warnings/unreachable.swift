func f1() -> Int { return 1; print("x") }
//                           ^ warning: code after 'return' will never be executed
func f2() { return; print("x") }
//                  ^ warning: code after 'return' will never be executed
func f3() -> Int { fatalError(); return 1 }
//                                      ^ warning: will never be executed
func f4() throws { throw E4.a; print("x") }
//                             ^ warning: code after 'throw' will never be executed
enum E4: Error { case a }
func f5() { for i in 0..<3 { continue; print(i) } }
//                                     ^ warning: code after 'continue' will never be executed
func f6() { for i in 0..<3 { break; print(i) } }
//                                  ^ warning: code after 'break' will never be executed
func f7(n: Int) -> Int { if n > 0 { return 1 } else { return 2 }; return 3 }
//                                                                ^ warning: will never be executed
func f8(n: Int) -> Int {
  switch n {
  case 0: return 1;
  default: return 2
  }; print("x")
//   ^ warning: will never be executed
}
func f9() -> Never { fatalError(); print("x") }
//                                       ^ warning: will never be executed
func f10() -> Int { do { return 1 }; return 2 }
//                                   ^ warning: will never be executed
func f11(n: Int) { guard n > 0 else { return;  }; print("x"); return }
func f12() { while true { print("x") }; print("y") }
