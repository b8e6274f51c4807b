class A {
  func f(_ x: Int?) {}
  func g() -> Int { 1 }
  func h(_ x: Int) {}
  func i(_ g: () -> Void) {}
  func j() async {}
  func k(_ x: Int) {}
}
class B: A {
  override func f(_ x: Int) {}
//                ^ error: cannot override instance method parameter of type 'Int?' with non-optional type 'Int'
  override func g() -> Int? { 1 }
//                     ^ error: cannot override instance method result type 'Int' with optional type 'Int?'
  override func h(_ x: String?) {}
//              ^ error: method does not override any method from its superclass
  override func i(_ g: @escaping () -> Void) {}
//              ^ error: method does not override any method from its superclass
  override func j() {}
//              ^ error: method does not override any method from its superclass
  override func k(_ x: Int?) {}
}
