// Spelling of keys, dates, bytes and numbers in JSON, and the errors where they are wrong.
import Foundation

let e = JSONEncoder()
for v in [Double.infinity, -.infinity] { do { _ = try e.encode(["x": v]) } catch { print(error) } }
do { _ = try e.encode(Float.nan) } catch { print(error); print((error as NSError).domain, (error as NSError).code, error.localizedDescription) }
print(String(data: try e.encode(["\u{1f}\u{7f}\u{8}\u{c}\r"]), encoding: .utf8)!)
print(String(data: try e.encode([1e16, 1e-7, 123456789012.5, 5e-324, -0.0]), encoding: .utf8)!)
print(String(data: try e.encode([1...3]), encoding: .utf8)!, String(data: try e.encode([1..<3]), encoding: .utf8)!)
e.outputFormatting = .sortedKeys
print(String(data: try e.encode(DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 5)), encoding: .utf8)!, String(data: try e.encode(IndexPath(indexes: [1, 2])), encoding: .utf8)!)
print(String(data: try e.encode([1: "a", 2: "b"]), encoding: .utf8)!)
enum K: String, Codable { case a, b }
print(String(data: try e.encode([K.a: 1]), encoding: .utf8)!)
struct D: Decodable { let d: Data }
for t in [#"{"d":"AQID"}"#, #"{"d":"?"}"#] { do { print(try JSONDecoder().decode(D.self, from: Data(t.utf8)).d.count) } catch { print(error) } }
struct T: Decodable { let d: Date }
let d = JSONDecoder()
let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; f.timeZone = TimeZone(secondsFromGMT: 0); f.locale = Locale(identifier: "en_US_POSIX")
d.dateDecodingStrategy = .formatted(f)
for t in [#"{"d":"2020-01-02"}"#, #"{"d":"x"}"#, #"{"d":1}"#] { do { print(try d.decode(T.self, from: Data(t.utf8)).d) } catch { print(error) } }
d.dateDecodingStrategy = .iso8601
for t in [#"{"d":"2020-01-02T03:04:05Z"}"#, #"{"d":"2020-01-02T03:04:05.5Z"}"#, #"{"d":1}"#] { do { print(try d.decode(T.self, from: Data(t.utf8)).d) } catch { print(error) } }
for n in ["URLName", "aBC1d", "A", "already_snake", "x1Y", "myID", "_Private", "isHTTPSOn2"] {
  struct Key: CodingKey { var stringValue: String; var intValue: Int? { nil }; init(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { nil } }
  struct W: Encodable { let n: String; func encode(to encoder: Encoder) throws { var c = encoder.container(keyedBy: Key.self); try c.encode(1, forKey: Key(stringValue: n)) } }
  let e = JSONEncoder(); e.keyEncodingStrategy = .convertToSnakeCase
  print(String(data: try e.encode(W(n: n)), encoding: .utf8)!, terminator: " ")
}
print()
struct Any1: Decodable { init(from decoder: Decoder) throws { let c = try decoder.container(keyedBy: Key.self); print(c.allKeys.map(\.stringValue).sorted()) }
 struct Key: CodingKey { var stringValue: String; var intValue: Int? { nil }; init(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { nil } } }
d.keyDecodingStrategy = .convertFromSnakeCase
_ = try d.decode(Any1.self, from: Data(#"{"a_b":1,"_x_y_":2,"__":3,"Foo":4,"FOO_BAR":5,"a__b":6,"_Foo":7}"#.utf8))
print(try d.decode([String: Int].self, from: Data(#"{"a_b":1}"#.utf8)))
class Animal: Codable { var name = "n" ; init() {} }
class Dog: Animal { var age = 3
 enum CodingKeys: String, CodingKey { case age }
 override init() { super.init() }
 required init(from decoder: Decoder) throws { let c = try decoder.container(keyedBy: CodingKeys.self); age = try c.decode(Int.self, forKey: .age); try super.init(from: c.superDecoder()) }
 override func encode(to encoder: Encoder) throws { var c = encoder.container(keyedBy: CodingKeys.self); try c.encode(age, forKey: .age); try super.encode(to: c.superEncoder()) } }
let data = try e.encode(Dog())
print(String(data: data, encoding: .utf8)!, try JSONDecoder().decode(Dog.self, from: data).name)
