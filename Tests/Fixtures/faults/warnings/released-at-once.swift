class A1 {}
class B1 { weak var a: A1? }
func f1() { let b = B1(); b.a = A1() }
//                            ^ warning: instance will be immediately deallocated because property 'a' is 'weak'
class A2 {}
func f2() { unowned let a = A2(); print(a) }
//                        ^ warning: instance will be immediately deallocated because variable 'a' is 'unowned'
