func check(_ n: Int) -> Int {
  guard n >= 0 else { fatalError("negative") }
  return n * 2
}
print(check(2))
