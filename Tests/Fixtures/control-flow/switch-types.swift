let values: [Any] = [1, "two", 3.0, [4], (5, 6), true]
for value in values {
  switch value {
  case let n as Int: print("int \(n)")
  case let s as String where s.count > 1: print("string \(s)")
  case is Double: print("a double")
  case let list as [Int]: print("list \(list)")
  case let (a, b) as (Int, Int): print("pair \(a) \(b)")
  default: print("something else")
  }
}
