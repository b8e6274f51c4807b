// Property lists in both formats.
import Foundation

struct Item: Codable, Equatable {
  var name: String
  var count: Int
  var price: Double
  var tags: [String]
  var made: Date
  var data: Data
  var note: String?
  var isOn: Bool
}
let item = Item(
  name: "a & b", count: 3, price: 2.5, tags: ["x", "y"], made: Date(timeIntervalSinceReferenceDate: 1000),
  data: Data([1, 2, 3]), note: nil, isOn: true)
let encoder = PropertyListEncoder()
encoder.outputFormat = .xml
let xml = try encoder.encode(item)
print(String(data: xml, encoding: .utf8)!)
print(try PropertyListDecoder().decode(Item.self, from: xml) == item)
let binary = try PropertyListEncoder().encode([item])
print(binary.prefix(6) == Data("bplist".utf8))
print(try PropertyListDecoder().decode([Item].self, from: binary) == [item])
struct Wrong: Decodable { let name: Int }
do {
  _ = try PropertyListDecoder().decode(Wrong.self, from: xml)
} catch DecodingError.typeMismatch(let type, let context) {
  print(type, context.codingPath.map(\.stringValue))
}
do {
  _ = try PropertyListDecoder().decode(Item.self, from: Data([0, 1, 2]))
} catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription)
}
do {
  _ = try PropertyListEncoder().encode(3)
} catch EncodingError.invalidValue(let value, let context) {
  print(value, context.debugDescription)
}
