import Foundation

enum Small: Int8 { case first = 1, second, below = -3 }
enum Wide: UInt64 { case low = 1, high = 0xFFFF_FFFF_FFFF_FFFF }
enum Ratio: Float { case half = 0.5, whole = 1, less = -1.5 }
enum Width: CGFloat { case thin = 0.5, thick = 2 }
enum Weight: Double { case none = 0, some, light = -0.25 }
enum Sign: Character { case plus = "+", minus = "-" }
typealias Number = Int
enum Named: Number { case zero, one, ten = 10, eleven }

print(Small(rawValue: 2) as Any, Small.second.rawValue == 2, Small.below.rawValue, [Small.first.rawValue: "x"][1] ?? "none")
print(Wide(rawValue: .max) as Any, Wide.high.rawValue, type(of: Wide.low.rawValue))
print(Ratio(rawValue: 0.5) as Any, Ratio.less.rawValue, Ratio.whole.rawValue / 4, type(of: Ratio.half.rawValue))
print(Width(rawValue: 2) as Any, Width.thin.rawValue * 3)
print(Weight.some.rawValue, Weight(rawValue: -0.25) as Any, Sign(rawValue: "-") as Any, Sign.plus.rawValue)
print(Named.eleven.rawValue, Named(rawValue: 1) as Any, Named(rawValue: 2) as Any)

struct Level: Codable { let size: Small; let ratio: Ratio }
extension Small: Codable {}
extension Ratio: Codable {}
let data = try! JSONEncoder().encode([Level(size: .second, ratio: .half)])
let text = String(decoding: data, as: UTF8.self)
print(text.contains("\"size\":2"), text.contains("\"ratio\":0.5"))
let levels = try! JSONDecoder().decode([Level].self, from: data)
print(levels[0].size, levels[0].ratio)
