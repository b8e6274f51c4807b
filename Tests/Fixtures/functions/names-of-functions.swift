struct S {
  var a = #function
  static let b = #function
  subscript(i: Int) -> String { #function }
  subscript(key k: String, n: Int) -> String { get { #function } }
  var c: Int = 0 { didSet { print(#function) } }
  var d: String { #function }
  var e: String { get { #function } set { print(#function) } }
  lazy var f = #function
}
var s = S()
print(s.a, S.b, s[1], s[key: "a", 2], s.d, s.e, s.f)
s.c = 3
s.e = ""
func f(_ x: Int, y: Int) -> String { let g = { #function }; return g() }
print(f(1, y: 2))
