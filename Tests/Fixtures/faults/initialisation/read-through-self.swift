class Sum {
  let left: Int
  let total: Int
  init() {
    total = self.left + 1
//               ^ error: constant 'self.left' used before being initialized
    left = 1
  }
}
struct Pair {
  let first: Int
  let second: Int
  init() {
    second = 2 + self.first
//                    ^ error: 'self' used before all stored properties are initialized
    first = 1
  }
}
