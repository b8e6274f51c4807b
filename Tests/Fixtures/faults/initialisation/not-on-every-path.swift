func run(flag: Bool) {
  let x: Int
  if flag { x = 1 }
  print(x)
//      ^ error: constant 'x' used before being initialized
}
