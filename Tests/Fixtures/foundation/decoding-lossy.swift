// Elements that cannot be decoded are skipped, and what is missing takes a wrapper's default.
import Foundation

protocol DefaultValue { associatedtype Value: Codable; static var value: Value { get } }
enum No: DefaultValue { static let value = false }
@propertyWrapper struct Default<Source: DefaultValue>: Codable {
  var wrappedValue: Source.Value = Source.value
  init() {}
  init(from decoder: Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Source.Value.self) }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
extension KeyedDecodingContainer {
  func decode<Source>(_ type: Default<Source>.Type, forKey key: Key) throws -> Default<Source> {
    try decodeIfPresent(type, forKey: key) ?? Default()
  }
}
struct Lossy<Element: Decodable>: Decodable {
  private(set) var elements: [Element] = []
  private struct Skipped: Decodable {}
  init(from decoder: Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      if let element = try? container.decode(Element.self) {
        elements.append(element)
      } else {
        print("skipped", container.currentIndex)
        _ = try container.decode(Skipped.self)
      }
    }
  }
}
struct Post: Codable { let id: Int; @Default<No> var isPinned: Bool }
let text = #"[{"id":1},{"id":"x"},7,{"id":2,"isPinned":true}]"#
let posts = try JSONDecoder().decode(Lossy<Post>.self, from: Data(text.utf8)).elements
print(posts.map { "\($0.id) \($0.isPinned)" }, String(data: try JSONEncoder().encode([posts[1].isPinned]), encoding: .utf8)!)
