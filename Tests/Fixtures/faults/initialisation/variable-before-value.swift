func run() {
  var x: Int
  print(x)
//      ^ error: variable 'x' used before being initialized
  x = 1
}
