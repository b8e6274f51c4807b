func factorial(_ n: Int) -> Int { n <= 1 ? 1 : n * factorial(n - 1) }
print(factorial(10))
func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
print(isEven(10), isOdd(7))
