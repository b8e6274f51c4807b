let limit: Int
func isFull(_ count: Int) -> Bool { count > limit }
//   ^ error: constant 'limit' used by function definition before being initialized
struct Box {
  func room(_ count: Int) -> Int { limit - count }
//     ^ error: constant 'limit' used by function definition before being initialized
}
limit = 3
print(isFull(2))
