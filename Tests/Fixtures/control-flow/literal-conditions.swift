func f() -> Int {
  if true { return 1 }
}
func g() {
  if true { return }
  print("never")
}
g()
print(f())
while true { break }
func h(_ x: Int?) -> Int {
  guard let y = x else { while true {} }
  return y
}
func k(_ x: Int?) -> Int {
  guard let y = x else { if true { return 0 } }
  return y
}
print(h(3), k(nil))
guard let z = Optional(3) else { while true { } }
print(z)
