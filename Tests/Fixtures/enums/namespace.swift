enum Constants {
  static let pi = 3.14
  enum Network { static let timeout = 30 }
  static func area(_ r: Double) -> Double { pi * r * r }
}
print(Constants.pi, Constants.Network.timeout, Constants.area(2))
