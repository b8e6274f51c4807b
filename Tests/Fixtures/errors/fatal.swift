// oracle: fails
func check(_ n: Int) -> Int {
  precondition(n < 3, "too big")
  return n
}
for i in 0..<5 { print(check(i)) }
