@propertyWrapper
struct Clamped {
    var wrappedValue: Int
    var range: ClosedRange<Int>
    init(wrappedValue: Int, in range: ClosedRange<Int>) { self.wrappedValue = wrappedValue; self.range = range }
}
struct P { @Clamped(in: 0...1) var x: Int
//                  ^ error: missing argument for parameter 'wrappedValue' in call
  init() { x = 5 } }
struct Q { @Clamped(in: 0...1) var x: Int }
//                  ^ error: missing argument for parameter 'wrappedValue' in call
class C { @Clamped(in: 0...1) var x: Int
//                 ^ error: missing argument for parameter 'wrappedValue' in call
  init(x: Int) { self.x = x } }
func f() { @Clamped(in: 0...1) var x: Int
//                  ^ error: missing argument for parameter 'wrappedValue' in call
  x = 1
  print(x) }
func g() { @Clamped(in: 0...1) var x: Int = 3
  print(x) }
print(Q(x: 5).x)
@propertyWrapper struct W<T> { var wrappedValue: T
  init(wrappedValue: T, name: String) { self.wrappedValue = wrappedValue } }
struct R { @W(name: "a") var x: Int }
//            ^ error: missing argument for parameter 'wrappedValue' in call
struct R2 { @W(name: "a") var x: Int?; @W(name: "a") var y: String? = nil }
//             ^ error: missing argument for parameter 'wrappedValue' in call
struct R3 { @W(nam: "a") var x = 5 }
//           ^ error: incorrect argument label in call (have 'wrappedValue:nam:', expected 'wrappedValue:name:')
@propertyWrapper struct Opt<T> { var wrappedValue: T?; var n: Int
  init(_ n: Int) { self.n = n }
  init(wrappedValue: T?, _ n: Int) { self.n = n; self.wrappedValue = wrappedValue } }
struct S { @Opt(1) var x: Int?; @Opt(2) var y: Int? = 4; @Opt("a") var z: Int?; @Opt var w: Int? }
//                                                            ^ error: cannot convert value of type 'String' to expected argument type 'Int'
@propertyWrapper struct D { var wrappedValue: Int = 0 }
struct T1 { @D var x: Int; @D() var y: Int; @D(wrappedValue: 3) var z: Int; @D(3) var w: Int; @D("") var v: Int }
//                                                                             ^ error: missing argument label 'wrappedValue:' in call
//                                                                                               ^ error: cannot convert value of type 'String' to expected argument type 'Int'
//                                                                                               ^ error: missing argument label 'wrappedValue:' in call
@propertyWrapper struct N { var wrappedValue: Int; init() { wrappedValue = 0 }; init(step: Int) { wrappedValue = step } }
struct T2 { @N var x: Int; @N() var y: Int; @N(step: 3) var z: Int; @N(3) var w: Int; @N(stp: 2) var v: Int; @N var u = 3; @N(step: 1) var t = 3 }
//                                                                     ^ error: missing argument label 'step:' in call
//                                                                                      ^ error: incorrect argument label in call (have 'stp:', expected 'step:')
//                                                                                                            ^ error: incorrect argument label in call (have 'wrappedValue:', expected 'step:')
//                                                                                                                                             ^ error: extra argument 'wrappedValue' in call
