protocol Lit {
  var watts: Int = 1
//    ^ error: property in protocol must have explicit { get } or { get set } specifier
//               ^ error: initial value is not allowed here
}
