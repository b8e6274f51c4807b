// Enums with associated values as JSON: nil is left out, and keys of the cases and of their values may be other words.
import Foundation

enum Block: Codable, Equatable {
  case image(url: String, size: Int?)
  case text(String?)
  case pair(Int?, String)
  case list(all: [Int?])
}

enum Shape: Codable, Equatable {
  case circle(radius: Double)
  case box(width: Double, height: Double?)

  enum CodingKeys: String, CodingKey {
    case circle = "round"
    case box
  }

  enum BoxCodingKeys: String, CodingKey {
    case width = "w"
    case height = "h"
  }
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys

func show<T: Codable & Equatable>(_ values: [T]) throws {
  for value in values {
    let data = try encoder.encode(value)
    print(String(data: data, encoding: .utf8)!, try JSONDecoder().decode(T.self, from: data) == value)
  }
}

try show([
  Block.image(url: "a", size: nil), .image(url: "b", size: 1), .text(nil), .text("x"), .pair(nil, "x"), .pair(1, "y"),
  .list(all: [nil, 1]),
])
try show([Shape.circle(radius: 1.5), .box(width: 2.5, height: nil), .box(width: 2.5, height: 3.5)])

struct Setting<T: Codable>: Codable {
  var value: T
  var note: String?
}
for setting in [Setting<Int?>(value: nil), Setting(value: 1, note: "x")] {
  print(String(data: try encoder.encode(setting), encoding: .utf8)!)
}
