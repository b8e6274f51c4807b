let x = 1
do {
  let x = "inner"
  print(x)
}
if case let x = 2.5 { print(x) }
print(x)
func f(_ x: Int) -> Int {
  let x = x * 2
  return x
}
print(f(x))
