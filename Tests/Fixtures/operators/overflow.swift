// oracle: fails
var n = Int.max - 1
for _ in 0..<3 {
  print(n)
  n += 1
}
