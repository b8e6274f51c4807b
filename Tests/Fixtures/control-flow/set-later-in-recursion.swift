func depth(_ n: Int) -> Int {
  let result: Int
  if n == 0 { result = 0 } else {
    let below = [n - 1].map { depth($0) }
    result = below[0] + 1
  }
  return result
}
print(depth(4))
