func counter() -> () -> Int {
  var count = 0
  func next() -> Int {
    count += 1
    return count
  }
  return next
}
let a = counter(), b = counter()
print(a(), a(), b(), a())
