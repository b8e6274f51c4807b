func run() -> Int {
  defer { return 3 }
//        ^ error: 'return' cannot transfer control out of a defer statement
  return 1
}
