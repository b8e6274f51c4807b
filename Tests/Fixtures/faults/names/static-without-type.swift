struct S {
  static var count = 1
  static func make() {}
  func read() -> Int { count }
//                     ^ error: static member 'count' cannot be used on instance of type 'S'
  func call() { make() }
//              ^ error: static member 'make' cannot be used on instance of type 'S'
}
