infix operator **: MultiplicationPrecedence
func ** (base: Int, power: Int) -> Int {
  var result = 1
  for _ in 0..<power { result *= base }
  return result
}
print(2 ** 10, 1 + 2 ** 3)
import Foundation
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
print(√16.0)
