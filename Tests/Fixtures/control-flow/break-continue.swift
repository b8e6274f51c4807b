for i in 1...10 {
  if i == 2 { continue }
  if i == 5 { break }
  print(i)
}
var n = 0
while true {
  n += 1
  if n > 3 { break }
}
print(n)
