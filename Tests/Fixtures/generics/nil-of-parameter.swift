// nil for a type parameter that can be made of it, and metatypes of existentials that make what Swift writes.
import Foundation

struct Setting<Value> {
  let key: String
  var value: Value
}
extension Setting where Value: ExpressibleByNilLiteral {
  init(key: String) { self.init(key: key, value: nil) }
  mutating func clear() { value = nil }
}
var name = Setting<String?>(key: "name")
print(name.value as Any)
name.value = "x"
name.clear()
print(name)

protocol Item: Codable { static var kind: String { get } }
struct Post: Item { static let kind = "post"; var id: Int }
struct Poll: Item { static let kind = "poll"; var options: [String]; var votes: Int? }
let types: [any Item.Type] = [Post.self, Poll.self]
struct AnyItem: Codable {
  let item: any Item
  enum CodingKeys: CodingKey { case kind, payload }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(String.self, forKey: .kind)
    item = try types.first { $0.kind == kind }!.init(from: container.superDecoder(forKey: .payload))
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type(of: item).kind, forKey: .kind)
    try item.encode(to: container.superEncoder(forKey: .payload))
  }
}
let items = try JSONDecoder().decode([AnyItem].self, from: Data(#"[{"kind":"poll","payload":{"options":["y"]}},{"kind":"post","payload":{"id":3}}]"#.utf8))
print(items.map(\.item))
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(items), encoding: .utf8)!)
