// A nested type finds the static members of the types around it.
struct Outer {
  static let k = 1
  static func sf() -> Int { 2 }
  var x = 3
  func inst() -> Int { 4 }
  enum E: String { case a, b; static let all = 5 }
  struct Inner {
    let y = k
    func f() -> Int { k + sf() }
    static func g() -> Int { k + sf() }
    var e: E = .a
    class Deep { var z = k; func h() -> Int { k * 2 } }
  }
}
print(Outer.Inner().f(), Outer.Inner.g(), Outer.Inner().y, Outer.Inner.Deep().h())
final class VM {
  static let limit = 10
  var count = 0
  struct Input { let a: Int; var capped: Int { min(a, limit) } }
}
print(VM.Input(a: 20).capped)
