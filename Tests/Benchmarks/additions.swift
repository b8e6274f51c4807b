func additions() -> Int {
  var sum = 0
  for number in 0..<1_000_000 { sum += number }
  return sum
}
print(additions())
