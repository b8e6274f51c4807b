func run() {
  print(1); { print(2) }
//          ^ error: closure expression is unused
}
