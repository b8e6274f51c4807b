// JSONEncoder's text to the letter, errors of decoding, and containers in containers.
import Foundation

struct Empty: Codable { var s: String? }
struct Everything: Codable {
  var imageURL = "a/b", number = 1, empty: [Int] = [], nothing = Empty(), tenth = 0.1
  var float: Float = 1.1, big = 1e20, whole = 3.0, table = ["b_c": 1, "A": 2]
  var text = "é\u{1F600}\"\\\n\t\u{01}", missing: Int?, money = Decimal(string: "1.10")!, largest = UInt64.max
  var nested = [[1], []], list = [Empty(), Empty(s: "x")]
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(data: try encoder.encode(Everything()), encoding: .utf8)!)
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
print(String(data: try encoder.encode(["b": "/", "B": "", "a10": "", "a9": "", "ä": ""]), encoding: .utf8)!)
do { _ = try encoder.encode([Double.nan]) } catch { print(error) }

struct Path: Codable {
  var points: [[Int]]
  var depth = 0
  enum CodingKeys: String, CodingKey { case points, meta }
  enum MetaKeys: String, CodingKey { case depth }
  static let scale = CodingUserInfoKey(rawValue: "scale")!
  init(points: [[Int]]) { self.points = points }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let scale = decoder.userInfo[Path.scale] as? Int ?? 1
    var rows = try container.nestedUnkeyedContainer(forKey: .points)
    points = []
    while !rows.isAtEnd {
      if try rows.decodeNil() { continue }
      var row = try rows.nestedUnkeyedContainer()
      var numbers: [Int] = []
      while !row.isAtEnd { numbers.append(try row.decode(Int.self) * scale) }
      points.append(numbers)
    }
    depth = try container.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta).decode(Int.self, forKey: .depth)
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var rows = container.nestedUnkeyedContainer(forKey: .points)
    for point in points {
      var row = rows.nestedUnkeyedContainer()
      try row.encode(contentsOf: point)
    }
    try rows.encodeNil()
    var meta = container.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
    try meta.encode(rows.count, forKey: .depth)
  }
}
let data = try encoder.encode(Path(points: [[1, 2], []]))
print(String(data: data, encoding: .utf8)!)
let decoder = JSONDecoder()
decoder.userInfo[Path.scale] = 10
let path = try decoder.decode(Path.self, from: data)
print(path.points, path.depth)
