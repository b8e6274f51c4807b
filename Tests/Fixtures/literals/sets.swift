let primes: Set = [2, 3, 5, 3]
print(primes.count, primes.contains(3), primes.sorted())
let words: Set<String> = []
print(words)
