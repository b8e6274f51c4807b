// The names `++` and `--` are still declared; what they do is up to the program.
extension Int {
  static prefix func ++ (value: inout Int) -> Int {
    value += 1
    return value
  }
  static postfix func ++ (value: inout Int) -> Int {
    defer { value += 1 }
    return value
  }
}
var count = 5
print(++count, count++, count)
