func run() {
  func show() { print(number, names) }
  func twice() {
    show()
    show()
  }
  let number = 1
  var names = ["a"]
  twice()
  names.append("b")
  show()
}
run()
func counter() -> () -> Int {
  func next() -> Int {
    count += 1
    return count
  }
  var count = 0
  return next
}
let next = counter()
print(next(), next())
