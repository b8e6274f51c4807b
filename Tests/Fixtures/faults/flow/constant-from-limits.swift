func next() -> Int {
  let last = Int.max
  return last + 1
}
func below() -> UInt8 {
  let first = UInt8.min
  return first - 1
}
