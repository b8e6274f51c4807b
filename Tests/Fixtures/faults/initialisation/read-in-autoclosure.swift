struct Range {
  let low: Int
  let high: Int
  init(_ value: Int) {
    precondition(high > 0)
//               ^ error: constant 'self.high' used before being initialized
    low = value
    high = value
  }
}
class Slot {
  let size: Int
  init(_ value: Int) {
    let isFine = value > 0 && size > 0
//                            ^ error: constant 'self.size' used before being initialized
    print(isFine)
    size = value
  }
}
