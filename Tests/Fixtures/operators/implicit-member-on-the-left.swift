indirect enum Item: Comparable {
  case number(Int)
  case list([Item])
  static func < (left: Item, right: Item) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): return a < b
    case (.number, .list): return .list([left]) < right
    case (.list, .number): return left < .list([right])
    case let (.list(a), .list(b)):
      for (x, y) in zip(a, b) where x != y { return x < y }
      return a.count < b.count
    }
  }
}
let items: [Item] = [.list([.number(2)]), .number(1), .list([])]
print(items.sorted(), .number(1) == items[1], .list([]) < items[0])
enum Light: String { case red, green }
let light = Light.green
if .green == light, .red != light { print("go") }
struct Complex: CustomStringConvertible {
  var re: Int, im: Int
  static let i = Complex(re: 0, im: 1)
  static func + (a: Complex, b: Complex) -> Complex { Complex(re: a.re + b.re, im: a.im + b.im) }
  static func * (a: Complex, b: Complex) -> Complex {
    Complex(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re)
  }
  static func ** (base: Complex, power: Int) -> Complex {
    (0..<power).reduce(Complex(re: 1, im: 0)) { result, _ in result * base }
  }
  var description: String { "\(re)+\(im)i" }
}
precedencegroup Power { higherThan: MultiplicationPrecedence }
infix operator **: Power
let z = Complex(re: 3, im: 4)
let square: Complex = .i ** 2
print(z + .i ** 2, z * .i, square)
