// The synthesized members of a Codable class are called and overridden by its subclasses.
import Foundation

class Animal: Codable {
  var name: String
  var legs: Int?
  let kingdom = "animals"
  init(name: String) { self.name = name }
}
class Dog: Animal {
  var tricks: [String]
  private enum Keys: String, CodingKey { case tricks }
  init(name: String, tricks: [String]) {
    self.tricks = tricks
    super.init(name: name)
  }
  required init(from decoder: Decoder) throws {
    tricks = try decoder.container(keyedBy: Keys.self).decode([String].self, forKey: .tricks)
    try super.init(from: decoder)
  }
  override func encode(to encoder: Encoder) throws {
    try super.encode(to: encoder)
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode(tricks, forKey: .tricks)
  }
}
final class Settings: Codable {
  var volume: Int
  var names: [String: [Int]]
  enum CodingKeys: String, CodingKey {
    case volume = "loudness"
    case names
  }
  init(volume: Int, names: [String: [Int]]) {
    self.volume = volume
    self.names = names
  }
}
@propertyWrapper
struct Lenient: Codable {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
  init(from decoder: Decoder) throws {
    wrappedValue = (try? decoder.singleValueContainer().decode(Int.self)) ?? 0
  }
  func encode(to encoder: Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(wrappedValue)
  }
}
struct Item: Codable {
  @Lenient var count: Int
  var label: String
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func text<T: Encodable>(_ value: T) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
let written = try text(Dog(name: "Rex", tricks: ["sit"]))
let dog = try JSONDecoder().decode(Dog.self, from: Data(#"{"name": "Rex", "tricks": ["sit"], "legs": 4}"#.utf8))
print(written.contains("Rex"), written.contains("sit"), dog.name, dog.tricks, dog.legs ?? 0, try JSONDecoder().decode(Animal.self, from: Data(written.utf8)).name)
print(try text(Settings(volume: 3, names: ["a": [1]])))
let item = try JSONDecoder().decode(Item.self, from: Data(#"{"count": "oops", "label": "l"}"#.utf8))
print(item.count, item.label, try text(item))
do { _ = try JSONDecoder().decode(Settings.self, from: Data("{}".utf8)) } catch DecodingError.keyNotFound(let key, _) { print("no", key.stringValue) }
