import Foundation
struct Point: Codable { var x = 1; var y: Int? }
enum Kind: String, Codable { case a, b }
struct Box<T: Codable>: Codable { let value: T }
struct Wrapper: Codable {
  let p: Point; let k: Kind
  init(p: Point, k: Kind) { self.p = p; self.k = k }
  init(from decoder: any Decoder) throws { p = try Point(from: decoder); k = .b }
  func encode(to encoder: any Encoder) throws { try p.encode(to: encoder) }
}
class Base: Codable { var n = 1 }
class Derived: Base {
  var m = 2
  override init() { super.init() }
  required init(from decoder: any Decoder) throws { try super.init(from: decoder); m = 7 }
  override func encode(to encoder: any Encoder) throws { try super.encode(to: encoder) }
}
func make<T: Decodable>(_ t: T.Type, _ d: any Decoder) throws -> T { try T(from: d) }
struct Via: Decodable { let p: Point; init(from d: any Decoder) throws { p = try make(Point.self, d) } }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(data: try e.encode(Wrapper(p: Point(), k: .a)), encoding: .utf8)!)
print(try JSONDecoder().decode(Wrapper.self, from: Data(#"{"x":3,"y":4}"#.utf8)))
print(try JSONDecoder().decode(Via.self, from: Data(#"{"x":3,"y":4}"#.utf8)))
print(String(data: try e.encode(Derived()), encoding: .utf8)!)
print(try JSONDecoder().decode(Derived.self, from: Data(#"{"n":3}"#.utf8)).m)
print(String(data: try e.encode(Box(value: [Kind.a])), encoding: .utf8)!)
struct Any1: Encodable { let v: any Encodable; func encode(to e: any Encoder) throws { try v.encode(to: e) } }
print(
  String(
    data: try e.encode([Any1(v: 1), Any1(v: "a"), Any1(v: [1.5]), Any1(v: Point()), Any1(v: Kind.b)]), encoding: .utf8)!
)
