final class VM {
  var count = 0
  func reset() {}
  static func st() {}
  struct Input { let a: Int; var c: Int { count }; func go() { reset(); self.a; count = 1 }
    static func k() -> Int { count }
    let q = count
  }
  func make() -> Int {
    struct Local { func f() -> Int { count }
      func g() { reset() } }
    class LC { func f() -> Int { self.count } }
    return Local().f()
  }
  enum State { case on; var n: Int { count + 1 } }
}
