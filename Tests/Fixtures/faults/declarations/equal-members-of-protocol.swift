protocol P { var n: Int { get } }
extension P {
  func twice() -> Int { n * 2 }
  func twice() -> Int { n + n }
//     ^ error: invalid redeclaration of 'twice()'
  var m: Int { 1 }
  var m: Int { 2 }
//    ^ error: invalid redeclaration of 'm'
}
