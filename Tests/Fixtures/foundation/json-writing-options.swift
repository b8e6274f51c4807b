// Output of JSONSerialization.
import Foundation

let object: [String: Any] = ["b": [1, 2.5, true, NSNull()], "a": ["url": "https://x.y"], "c": "text"]
let plain = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
print(String(decoding: plain, as: UTF8.self))
let pretty = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
print(String(data: pretty, encoding: .utf8)!)
let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
print(String(decoding: try JSONSerialization.data(withJSONObject: "alone", options: options), as: UTF8.self))
print(options.contains(.sortedKeys), options.contains(.prettyPrinted))
