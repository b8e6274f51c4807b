extension Array where Element == Int {
  func total() -> Int { reduce(0, +) }
}
print(["a"].total())
//     ^ error: cannot convert value of type 'String' to expected element type 'Int'
