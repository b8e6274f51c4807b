func f1(_ n: Int) -> Int { return f1(n - 1) }
//                                ^ warning: function call causes an infinite recursion
func f2(_ n: Int) -> Int { if n > 0 { return f2(n - 1) } else { return f2(n + 1) } }
//                                           ^ warning: function call causes an infinite recursion
//                                                                     ^ warning: function call causes an infinite recursion
func f3(_ n: Int) -> Int { n > 0 ? f3(n - 1) : 0 }
func f4(_ n: Int) -> Int { guard n > 0 else { return 0 }; return n + f4(n - 1) }
struct S5 { var x: Int { x } }
//                       ^ warning: attempting to access 'x' within its own getter
//                       ^ warning: function call causes an infinite recursion
struct S6 { var x: Int { get { 1 } set { x = newValue } } }
//                                       ^ warning: attempting to modify 'x' within its own setter
//                                         ^ warning: function call causes an infinite recursion
class C7 { var x: Int { get { 1 } set { self.x = newValue } } }
//                                             ^ warning: function call causes an infinite recursion
class C8 { func go() { go() } }
//                     ^ warning: function call causes an infinite recursion
class C9 { func go(_ other: C9) { other.go(self) } }
func f10() -> Int { let g = { f10() }; return g() }
func f11(_ n: Int) -> Bool { n > 0 && f11(n - 1) }
func f12() throws { try f13(); try f12() }
func f13() throws {}
func f14(_ n: Int) { for _ in 0..<n { f14(n) } }
func f15(_ n: Int) { print(n); f15(n + 1) }
//                             ^ warning: function call causes an infinite recursion
func f16(_ n: Int) -> Int { switch n { case 0: return f16(1)
//                                                    ^ warning: function call causes an infinite recursion
default: return f16(0) } }
//              ^ warning: function call causes an infinite recursion
class C17 { func go() {} }
class C18: C17 { override func go() { super.go() } }
