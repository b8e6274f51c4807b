final class VM {
  var count = 0
  func reset() {}
  static func st() {}
  struct Input {
    let a: Int; var c: Int { count }; func go() { reset(); count = 1 }
//                           ^ error: instance member 'count' of type 'VM' cannot be used on instance of nested type 'VM.Input'
//                                                ^ error: instance member 'reset' of type 'VM' cannot be used on instance of nested type 'VM.Input'
//                                                         ^ error: instance member 'count' of type 'VM' cannot be used on instance of nested type 'VM.Input'
    static func k() -> Int { count }
//                           ^ error: instance member 'count' of type 'VM' cannot be used on instance of nested type 'VM.Input'
    let q = count
//          ^ error: instance member 'count' of type 'VM' cannot be used on instance of nested type 'VM.Input'
  }
  func make() -> Int {
    struct Local {
      func f() -> Int { count }
//                      ^ error: struct declaration cannot close over value 'self' defined in outer scope
      func g() { reset() }
//               ^ error: struct declaration cannot close over value 'self' defined in outer scope
    }
    class LC { func f() -> Int { self.count } }
//                                    ^ error: value of type 'LC' has no member 'count'
    return Local().f()
  }
  enum State { case on; var n: Int { count + 1 } }
//                                   ^ error: instance member 'count' of type 'VM' cannot be used on instance of nested type 'VM.State'
}
