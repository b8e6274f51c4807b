func count() -> Int {
  return
// ^3 error: non-void function should return a value
}
