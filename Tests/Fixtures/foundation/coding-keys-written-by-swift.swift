// Who decodes by hand may use the keys that Swift writes.
import Foundation

struct User: Codable {
  let id: Int
  var name: String
  var tags: [String] = []
  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    name = try values.decodeIfPresent(String.self, forKey: .name) ?? "nobody"
    tags = (try? values.decode([String].self, forKey: .tags)) ?? []
  }
}
struct Point: Codable {
  var x = 1
  var y = 2
  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(x * 10, forKey: .x)
    try values.encode(y, forKey: .y)
  }
}
let user = try JSONDecoder().decode(User.self, from: Data(#"{"id": 3, "tags": ["a"]}"#.utf8))
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(user, String(decoding: try encoder.encode(user), as: UTF8.self), String(decoding: try encoder.encode(Point()), as: UTF8.self))
do { _ = try JSONDecoder().decode(User.self, from: Data("{}".utf8)) } catch DecodingError.keyNotFound(let key, _) { print(key.stringValue) }
