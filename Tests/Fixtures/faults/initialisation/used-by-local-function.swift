func outer() {
  let name: String
  func greet() { print(name) }
  func greetTwice() { greet() }
  greetTwice()
// ^3 error: constant 'name' used before being initialized
  name = "Ada"
}
func kept() {
  var name: String
//    ^ warning: variable 'name' was written to, but never read
  func rename() { name = "Bea" }
  let action = rename
//             ^ error: variable 'name' captured by a closure before being initialized
  name = "Ada"
  action()
}
