func run() {
  let x: Int
  x = 1
  x = 2
//  ^ error: immutable value 'x' may only be initialized once
  print(x)
}
