func primes(below limit: Int) -> Int {
  var isPrime = Array(repeating: true, count: limit)
  var count = 0
  for number in 2..<limit where isPrime[number] {
    count += 1
    var multiple = number * number
    while multiple < limit {
      isPrime[multiple] = false
      multiple += number
    }
  }
  return count
}
print(primes(below: 1_000_000))
