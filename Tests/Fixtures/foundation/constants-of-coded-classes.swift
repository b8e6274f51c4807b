import Foundation

class Animal: Codable {
  var name: String
  let kingdom = "animals"
  init(name: String) { self.name = name }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Animal(name: "Rex"))
print(String(data: data, encoding: .utf8) ?? "?")
print(try JSONDecoder().decode(Animal.self, from: data).kingdom)
