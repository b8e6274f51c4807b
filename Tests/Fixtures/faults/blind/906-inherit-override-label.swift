class A { func go(to s: String) {} }
class B: A { override func go(_ s: String) {} }
//                         ^ error: argument labels for method 'go' do not match those of overridden method 'go(to:)'
class C: A { override func go(to s: Int) {} }
//                         ^ error: method does not override any method from its superclass
class D: A { override func go(to s: String) -> Int { 1 } }
//                         ^ error: method does not override any method from its superclass
