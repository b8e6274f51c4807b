func overflow() -> Int8 {
  let a: Int8 = 100
  let b: Int8 = 100
  return a + b
//         ^ error: arithmetic operation '100 + 100' (on type 'Int8') results in an overflow
}
func division() -> Int {
  let none = 0
  return 5 / none
//         ^ error: division by zero
}
func assignment() -> UInt8 {
  var byte: UInt8 = 255
  byte += 1
//     ^ error: arithmetic operation '255 + 1' (on type 'UInt8') results in an overflow
  return byte
}
func branch(_ condition: Bool) -> Int {
  var divisor = 0
  if condition { divisor = 2 }
  return 10 / divisor
}
func loop() -> UInt8 {
  var byte: UInt8 = 250
  for _ in 0..<3 { byte += 2 }
  return byte + 250
}
func shared() -> Int {
  var divisor = 0
  let set = { divisor = 1 }
  set()
  return 1 / divisor
}
