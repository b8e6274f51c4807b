// oracle: fails
var x: UInt8 = 250
for _ in 0..<10 {
  print(x)
  x += 1
}
