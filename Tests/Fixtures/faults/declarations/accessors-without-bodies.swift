struct Lamp {
  var watts: Int { get }
//                     ^ error: expected '{' to start getter definition
  var volts: Int { get { 1 } set }
//                               ^ error: expected '{' to start setter definition
}
