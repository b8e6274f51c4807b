protocol P { var n: Int { get } }
extension P {
  func twice() -> Int { n * 2 }
  func twice() -> Int { n + n }
  var m: Int { 1 }
  var m: Int { 2 }
}
