let values: [Any] = [1, "s", 2.5, [1], ["k": 1], Optional(3) as Any]
for v in values {
  print(v is Int, v as? String as Any, (v as? [Int])?.count as Any)
}
let n: Any = 5
print((n as! Int) + 1, n as? Double as Any, 5 as Double, "x" as Any is String)
