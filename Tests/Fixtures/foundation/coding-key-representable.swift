// Keys of dictionaries that say how they are written become keys of the text.
import Foundation
enum Subject: String, CaseIterable, Codable, CodingKeyRepresentable { case maths = "Mathematics", art }
enum Plain: String, Codable { case a, b }
enum Level: Int, Codable, CodingKeyRepresentable { case low = 1, high = 2 }
struct ID: Hashable, Codable, CodingKeyRepresentable {
  let n: Int
  struct Key: CodingKey { var stringValue: String; var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil } }
  var codingKey: any CodingKey { Key(stringValue: "id-\(n)") }
  init(_ n: Int) { self.n = n }
  init?<T: CodingKey>(codingKey: T) {
    guard codingKey.stringValue.hasPrefix("id-"), let n = Int(codingKey.stringValue.dropFirst(3)) else { return nil }
    self.n = n
  }
}
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
func show<T: Encodable>(_ t: T) { print(String(decoding: try! e.encode(t), as: UTF8.self)) }
show([Subject.maths: 1, .art: 2])
show([Plain.a: 1])
show([Level.low: "x", .high: "y"])
show([ID(3): true, ID(4): false])
let d = JSONDecoder()
print(try d.decode([Subject: Int].self, from: Data(#"{"Mathematics":4}"#.utf8))[.maths]!)
print(try d.decode([Level: Int].self, from: Data(#"{"2":4}"#.utf8))[.high]!)
print(try d.decode([ID: Int].self, from: Data(#"{"id-7":4}"#.utf8))[ID(7)]!)
do { _ = try d.decode([ID: Int].self, from: Data(#"{"x":4}"#.utf8)) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription) }
do { _ = try d.decode([Subject: Int].self, from: Data(#"{"x":4}"#.utf8)) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription, c.codingPath.count) }
print(Subject.art.codingKey.stringValue, Subject(codingKey: Subject.CodingKeys.x) as Any)
extension Subject { enum CodingKeys: String, CodingKey { case x = "art" } }
