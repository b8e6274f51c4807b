func report(_ isShort: Bool) {
  let result: Int
  defer { print(result) }
// ^3 error: constant 'result' used before being initialized
  if isShort { return }
  result = 1
}
func count() {
  var total: Int
//    ^ warning: variable 'total' was written to, but never read
  defer { total = 2 }
// ^3 error: variable 'total' passed by reference before being initialized
  print("counting")
}
