func f1() { let x = 5; print(x as? Int as Any) }
//                             ^ warning: conditional cast from 'Int' to 'Int' always succeeds
func f2() { let x = 5; print(x as! Int) }
//                             ^ warning: forced cast of 'Int' to same type has no effect
func f3() { let x = 5; print(x is Int) }
//                             ^ warning: 'is' test is always true
func f4() { let x = 5; print(x is String) }
//                             ^ warning: cast from 'Int' to unrelated type 'String' always fails
func f5() { let x = "5"; print(x as? Int as Any) }
//                               ^ warning: cast from 'String' to unrelated type 'Int' always fails
class A6 {}
class B6: A6 {}
func f6() { let b = B6(); print(b as! A6) }
//                                ^ warning: forced cast from 'B6' to 'A6' always succeeds; did you mean to use 'as'?
class A7 {}
class B7: A7 {}
func f7() { let b = B7(); if b is A7 { print("x") } }
//                             ^ warning: 'is' test is always true
class A8 {}
class B8: A8 {}
class C8: A8 {}
func f8() { let b = B8(); print(b is C8) }
//                                ^ warning: cast from 'B8' to unrelated type 'C8' always fails
func f9(_ x: Int) { if x is Int {} }
//                       ^ warning: 'is' test is always true
func f10(_ x: Int?) { if x as? Int != nil {} }
//                         ^ warning: conditional downcast from 'Int?' to 'Int' does nothing
func f11(_ x: [Int]) { _ = x as? [Int]; _ = x as! [Int] }
//                           ^ warning: conditional cast from '[Int]' to '[Int]' always succeeds
//                                            ^ warning: forced cast of '[Int]' to same type has no effect
func f12(_ x: [Int]) { _ = x as? [String]; _ = x is [String] }
func f13() { let x = Optional(1); if x is Int? {} }
//                                     ^ warning: 'is' test is always true
