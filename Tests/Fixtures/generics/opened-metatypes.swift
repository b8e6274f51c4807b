// A metatype that is known by a protocol alone is opened for a generic parameter.
protocol Dimension { static var symbols: [String: Double] { get } }
enum Length: Dimension { static let symbols = ["m": 1.0, "km": 1000] }
enum Mass: Dimension { static let symbols = ["g": 1.0] }
struct Quantity<D: Dimension> {
  let value: Double
  init?(_ number: Double, _ unit: String) {
    guard let factor = D.symbols[unit] else { return nil }
    value = number * factor
  }
}
func count<D: Dimension>(_ type: D.Type) -> Int { D.symbols.count }
func sum<D: Dimension>(_ parts: [(Double, String)], _: D.Type) -> Double? {
  let quantities = parts.compactMap { Quantity<D>($0.0, $0.1) }
  return quantities.count == parts.count ? quantities.map(\.value).reduce(0, +) : nil
}
let dimensions: [any Dimension.Type] = [Length.self, Mass.self]
for dimension in dimensions {
  print(dimension, count(dimension), sum([(2, "km"), (5, "m")], dimension) ?? -1, sum([(3, "g")], dimension) ?? -1)
}
