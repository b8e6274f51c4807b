// Calls whose inputs are integers, sums of a local and a constant among them, and conditions on a local and a constant.
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
func count(_ n: Int, from start: Int) -> Int { n == 0 ? start : count(n - 1, from: start + 2) }
func isEven(_ n: Int) -> Bool { if n == 0 { return true } else { return isOdd(n - 1) } }
func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
func half(_ n: Int) -> Double { n >= 10 ? Double(n) / 2 : half(n + 10) }
func name(_ n: Int) -> String { n > 3 ? "many" : "few \(n)" }
func note(_ n: Int) { if n <= 1 { print("low", n) } else { print("high", n) } }
func collatz(_ start: Int) -> Int {
  var n = start
  var steps = 0
  while n != 1 {
    if n % 2 == 0 { n = n / 2 } else { n = 3 * n + 1 }
    steps += 1
    if steps > 200 { break }
  }
  return steps
}
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func ackermann(_ m: Int, _ n: Int) -> Int {
  if m == 0 { return n + 1 }
  if n == 0 { return ackermann(m - 1, 1) }
  return ackermann(m - 1, ackermann(m, n - 1))
}
print(fib(15), count(20, from: 1), isEven(11), isOdd(7), half(3), name(2), name(4))
note(1)
note(2)
print(collatz(27), gcd(1071, 462), ackermann(2, 3))

// The argument is not changed by the call, nor is the caller's variable.
func down(_ n: Int) -> String { n < 1 ? "." : "\(n)" + down(n - 1) + "\(n)" }
print(down(4))

// A captured variable is no plain local.
func counted(_ n: Int) -> Int {
  var left = n
  let take = { left -= 1 }
  var turns = 0
  while left > 0 {
    take()
    turns += 1
  }
  return turns + fib(left + 5)
}
print(counted(4))

func guarded(_ n: Int) throws -> Int {
  guard n < 3 else { throw Stop() }
  return try guarded(n + 1)
}
struct Stop: Error {}
do { print(try guarded(0)) } catch { print("stopped", error) }
let least = Int.min
func next(_ n: Int) -> Int { n &- 1 }
print(next(least + 1) == least, fib(least - least + 3))
