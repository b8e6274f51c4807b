extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
  var orEmpty: String { self ?? "-" }
//    ^ error: invalid redeclaration of 'orEmpty'
}
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
extension Array where Element == Double { func total() -> Double { reduce(0, +) } }
extension Int {
  func twice() -> Int { self * 2 }
  func twice() -> Int { self + self }
//     ^ error: invalid redeclaration of 'twice()'
}
