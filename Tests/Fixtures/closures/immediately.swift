let value: Int = {
  var sum = 0
  for i in 1...4 { sum += i }
  return sum
}()
print(value)
