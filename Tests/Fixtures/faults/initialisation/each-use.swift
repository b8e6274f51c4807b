func f(_ c: Bool) -> Int {
  var a: Int
  if c { a = 1 }
  print(a)
//      ^ error: variable 'a' used before being initialized
  print(a, a)
//      ^ error: variable 'a' used before being initialized
//         ^ error: variable 'a' used before being initialized
  a += 1
//  ^ error: variable 'a' passed by reference before being initialized
  a += 2
  let k = { a + 1 }
//    ^ warning: initialization of immutable value 'k' was never used; consider replacing with assignment to '_' or removing it
  print(a)
  a = 2
  print(a)
  return a
}
func g(_ c: Bool) -> Int {
  let b: Int
  if c { b = 1 }
  for _ in 0..<2 { print(b) }
//                       ^ error: constant 'b' used before being initialized
  if c { print(b); print(b) }
//             ^ error: constant 'b' used before being initialized
//                       ^ error: constant 'b' used before being initialized
  return b
//       ^ error: constant 'b' used before being initialized
}
struct S {
  var x: Int
  var y: Int
  init(_ c: Bool) {
    if c { x = 1 }
    print(x)
//        ^ error: 'self' used before all stored properties are initialized
    print(x)
//        ^ error: 'self' used before all stored properties are initialized
    print(y, x)
//        ^ error: 'self' used before all stored properties are initialized
//           ^ error: 'self' used before all stored properties are initialized
    y = 1
    m()
//  ^ error: 'self' used before all stored properties are initialized
    m()
//  ^ error: 'self' used before all stored properties are initialized
  }
// ^3 error: return from initializer without initializing all stored properties
  func m() {}
}
func two() {
  let c: Int
//    ^ warning: immutable value 'c' was never used; consider removing it
  c = 1
  c = 2
//  ^ error: immutable value 'c' may only be initialized once
  c = 3
//  ^ error: immutable value 'c' may only be initialized once
  let d: Int
  print(d)
//      ^ error: constant 'd' used before being initialized
  d = 1
  d = 2
//  ^ error: immutable value 'd' may only be initialized once
  print(d)
}
func f2(_ c: Bool) -> Int {
  var a: Int
  if c { a = 1 }
  let k = { print(a) }
//        ^ error: variable 'a' captured by a closure before being initialized
  k()
  print(a)
//      ^ error: variable 'a' used before being initialized
  let l = { a += 1 }
//        ^ error: variable 'a' captured by a closure before being initialized
  l()
  print(a)
//      ^ error: variable 'a' used before being initialized
  return a
//       ^ error: variable 'a' used before being initialized
}
func g2() {
  let b: Int
  let k = { print(b) }
//        ^ error: constant 'b' captured by a closure before being initialized
  k()
  print(b)
//      ^ error: constant 'b' used before being initialized
}
class C {
  var x: Int
  var y: Int
  init(_ c: Bool) {
    if c { x = 1 }
    let k = { self.x }
//          ^ error: 'self' captured by a closure before all members were initialized
    m()
//  ^ error: 'self' used in method call 'm' before all stored properties are initialized
    print(x)
//        ^ error: variable 'self.x' used before being initialized
    y = k()
  }
// ^3 error: return from initializer without initializing all stored properties
  func m() {}
}
func h(_ x: inout Int) {}
func i() {
  var a: Int
  h(&a)
// ^3 error: variable 'a' passed by reference before being initialized
  h(&a)
  print(a)
  var b: Int
//    ^ warning: variable 'b' was never mutated; consider changing to 'let' constant
  defer { print(b) }
// ^3 error: variable 'b' passed by reference before being initialized
  print(b)
//      ^ error: variable 'b' used before being initialized
}
