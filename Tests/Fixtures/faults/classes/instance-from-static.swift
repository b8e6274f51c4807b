class A { var n = 1
  static func f() -> Int { n }
//                         ^ error: instance member 'n' cannot be used on type 'A'
}
