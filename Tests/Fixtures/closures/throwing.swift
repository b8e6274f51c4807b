enum Failure: Error { case odd(Int) }
func half(_ n: Int) throws -> Int {
  if n % 2 == 1 { throw Failure.odd(n) }
  return n / 2
}
do {
  print(try [2, 4].map(half))
  print(try [2, 3].map { try half($0) })
} catch { print("failed:", error) }
