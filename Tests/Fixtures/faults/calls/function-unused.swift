struct S { func run() {} }
func go() {}
let s = S()
s.run
// ^3 error: function is unused
go
// ^1 error: function is unused
[1].forEach { _ in
  s.run
//  ^ error: function is unused
  go()
}
