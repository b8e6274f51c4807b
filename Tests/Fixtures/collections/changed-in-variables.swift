func f(_ s: String, _ n: Int) -> Int { print(s, terminator: " "); return n }
func test() {
  var a = [1, 2, 3]
  let copy = a
  a[f("index", 1)] = f("value", 9)
  a[f("i", 0)] += f("j", 1) + a.count
  a[2] -= 1; a[1] *= 2
  var g = Array(repeating: Array(repeating: 0, count: 3), count: 2)
  let h = g
  g[1][2] = 5; g[0][0] += 7; g[1][1] -= 2
  for i in 0..<2 { for j in 0..<3 where (i + j) % 2 == 1 { g[i][j] += 100 } }
  print(a, copy, g, h)
  var d: [Double] = [1, 2]
  d[0] += 1.5; d[1] /= 4; d[a.count - 3] *= 2
  print(d)
  var s = ["a", "b"]; let t = s
  s[0] = "z"; s[1] += "!"
  print(s, t)
  var counts: [String: Int] = [:]
  for w in ["x", "y", "x"] { counts[w, default: 0] += 1 }
  counts["q"] = 4; counts["y"] = nil
  if let x = counts["x"] { print("x", x) }
  if let n = counts["none"] { print(n) } else { print("none") }
  print(counts["x"] ?? -1, counts["zz"] ?? -1, counts["zz", default: 8], counts["x"]!)
  var k = [Int: [Int]]()
  for i in 0..<6 { k[i % 2, default: []].append(i) }
  print(k[0]!, k[1] ?? [])
  for (key, value) in [7: "seven"] { print(key, value) }
  for (_, value) in [7: "seven"] where value.count > 2 { print(value) }
  for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }
  for i in stride(from: 0, through: 6, by: 3) { print(i, terminator: " ") }
  for i in stride(from: 0, to: 6, by: 3) where i > 0 { print(i, terminator: " ") }
  for i in stride(from: 5, to: 0, by: 3) { print(i, terminator: " ") }
  for _ in 0..<2 { print("_", terminator: "") }
  for _ in [1, 2] { print("-", terminator: "") }
  print()
  var n = 0
  while n < a.count { if n == 1 { n += 1; continue }; print(a[n], terminator: " "); n += 1; if n > 5 { break } }
  outer: for x in a {
    for y in a { if y == x { continue outer }; if x == 100 { break outer }; print(x, y, terminator: ";") }
  }
  print()
}
test()
var a = [1, 2, 3]
let copy = a
a[0] = 7; a[1] += 5
let c = {
  a[2] *= 10; return a[2]
}
print(c(), a, copy)
var m = [[1], [2]]
m[1][0] = 4; m[0][0] += 3
print(m)
var e: [Int: Int] = [:]
for i in 0..<10 { e[i % 3, default: 10] += i }
e[5] = 1; e[0] = nil
print(e[1]!, e[2] ?? 0, e[0] as Any, e.count)
func change(_ x: inout [Int]) { x[0] = 99; x[1] += 1 }
change(&a)
print(a)
