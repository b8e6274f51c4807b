protocol Odd {
  var b: Int
//    ^ error: property in protocol must have explicit { get } or { get set } specifier
  let c: Int { get }
//           ^ error: 'let' declarations cannot be computed properties
  func d() {}
//         ^ error: protocol methods must not have bodies
  init() {}
//       ^ error: protocol initializers must not have bodies
  private func e()
// ^3 error: 'private' modifier cannot be used in protocols
}
