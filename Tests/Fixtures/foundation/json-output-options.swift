// The options of an encoder are a set.
import Foundation
struct Point: Codable { var x = 1, path = "a/b" }
let encoder = JSONEncoder()
print(encoder.outputFormatting.isEmpty)
encoder.outputFormatting.insert(.sortedKeys)
func show() throws { print(String(decoding: try encoder.encode(Point()), as: UTF8.self)) }
try show()
encoder.outputFormatting.formUnion([.withoutEscapingSlashes, .prettyPrinted])
try show()
encoder.outputFormatting.remove(.prettyPrinted)
print(encoder.outputFormatting.contains(.sortedKeys), encoder.outputFormatting == [.sortedKeys, .withoutEscapingSlashes])
try show()
