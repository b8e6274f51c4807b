// A tuple takes its labels from the result of the function, also where that is an optional.
func extremes(_ v: [Int]) -> (min: Int, max: Int)? {
  guard let f = v.first else { return nil }
  return v.dropFirst().reduce((f, f)) { (Swift.min($0.min, $1), Swift.max($0.max, $1)) }
}
print(extremes([3, 1, 4])!)
func e2(_ v: [Int]) -> (min: Int, max: Int) {
  v.reduce((Int.max, Int.min)) { (Swift.min($0.min, $1), Swift.max($0.max, $1)) }
}
print(e2([3, 1, 4]))
let e3: (low: Int, high: Int) = [3, 1].reduce((9, 0)) { (min($0.low, $1), max($0.high, $1)) }
print(e3)
