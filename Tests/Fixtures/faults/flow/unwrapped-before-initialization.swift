func first() -> Int {
  let p: Int?
  if let p { return p }
// ^3 error: constant 'p' used before being initialized
  return 1
}
func second(_ b: Bool) {
  let p: Int?
  guard b, let p else { return }
// ^3 error: constant 'p' used before being initialized
  print(p)
}
func third() {
  let p: Int?
  while let q = p { print(q) }
// ^3 error: constant 'p' used before being initialized
}
