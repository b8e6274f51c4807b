func run() {
  print(later)
//      ^ error: use of local variable 'later' before its declaration
  let later = 3
}
