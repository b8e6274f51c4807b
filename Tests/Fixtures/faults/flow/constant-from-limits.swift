func next() -> Int {
  let last = Int.max
  return last + 1
//            ^ error: arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow
}
func below() -> UInt8 {
  let first = UInt8.min
  return first - 1
//             ^ error: arithmetic operation '0 - 1' (on type 'UInt8') results in an overflow
}
