func run() {
  func show() { print(number) }
//     ^ error: closure captures 'number' before it is declared
  show()
  let number = 1
  show()
}
