protocol Make { static func make() -> Self; func twin() -> Self }
class Lamp: Make {
  static func make() -> Self { fatalError() }
  func twin() -> Lamp { self }
//     ^ error: method 'twin()' in non-final class 'Lamp' must return 'Self' to conform to protocol 'Make'
}
