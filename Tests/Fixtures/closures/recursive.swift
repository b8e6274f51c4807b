var fib: ((Int) -> Int)!
fib = { n in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print((0..<10).map(fib))
