// More Codable: nested containers, superclass encoding, dates, dynamic keys, enums with payloads, generics, property wrappers.
import Foundation
struct Coordinate: Codable, Equatable { var latitude, longitude: Double
    enum CodingKeys: String, CodingKey { case latitude = "lat", longitude = "lon", info }
    enum InfoKeys: String, CodingKey { case elevation }
    var elevation: Int
    init(latitude: Double, longitude: Double, elevation: Int) { self.latitude = latitude; self.longitude = longitude; self.elevation = elevation }
    init(from d: Decoder) throws {
        let c = try d.container(keyedBy: CodingKeys.self)
        latitude = try c.decode(Double.self, forKey: .latitude); longitude = try c.decode(Double.self, forKey: .longitude)
        elevation = try c.nestedContainer(keyedBy: InfoKeys.self, forKey: .info).decode(Int.self, forKey: .elevation)
    }
    func encode(to e: Encoder) throws {
        var c = e.container(keyedBy: CodingKeys.self)
        try c.encode(latitude, forKey: .latitude); try c.encode(longitude, forKey: .longitude)
        var n = c.nestedContainer(keyedBy: InfoKeys.self, forKey: .info)
        try n.encode(elevation, forKey: .elevation)
    } }
let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys
let dec = JSONDecoder()
func roundTrip<T: Codable & Equatable>(_ v: T) throws -> Bool { let d = try enc.encode(v); print(String(data: d, encoding: .utf8)!); return try dec.decode(T.self, from: d) == v }
print(try roundTrip(Coordinate(latitude: 1.5, longitude: -2, elevation: 30)))
enum Command: Codable, Equatable { case move(x: Int, y: Int), say(String), stop }
print(try roundTrip([Command.move(x: 1, y: 2), .say("hi"), .stop]))
class Animal: Codable { var name: String; init(name: String) { self.name = name } }
class Dog: Animal { var tricks: [String]
    init(name: String, tricks: [String]) { self.tricks = tricks; super.init(name: name) }
    private enum Keys: String, CodingKey { case tricks }
    required init(from d: Decoder) throws { tricks = try d.container(keyedBy: Keys.self).decode([String].self, forKey: .tricks); try super.init(from: d) }
    override func encode(to e: Encoder) throws { try super.encode(to: e); var c = e.container(keyedBy: Keys.self); try c.encode(tricks, forKey: .tricks) } }
let dogData = try enc.encode(Dog(name: "Rex", tricks: ["sit"])); print(String(decoding: dogData, as: UTF8.self))
let dog = try dec.decode(Dog.self, from: dogData); print(dog.name, dog.tricks, try dec.decode(Animal.self, from: dogData).name)
struct DynamicKey: CodingKey { var stringValue: String; var intValue: Int?; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { stringValue = "\(intValue)"; self.intValue = intValue } }
struct Scores: Decodable { var byName: [(String, Int)] = []
    init(from d: Decoder) throws { let c = try d.container(keyedBy: DynamicKey.self); for k in c.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) { byName.append((k.stringValue, try c.decode(Int.self, forKey: k))) } } }
print(try dec.decode(Scores.self, from: Data(#"{"zoe": 3, "al": 5}"#.utf8)).byName)
struct Triple: Codable, Equatable { var a: Int, b: String, c: Bool
    init(a: Int, b: String, c: Bool) { (self.a, self.b, self.c) = (a, b, c) }
    init(from d: Decoder) throws { var u = try d.unkeyedContainer(); a = try u.decode(Int.self); b = try u.decode(String.self); c = try u.decode(Bool.self) }
    func encode(to e: Encoder) throws { var u = e.unkeyedContainer(); try u.encode(a); try u.encode(b); try u.encode(c) } }
print(try roundTrip(Triple(a: 1, b: "x", c: true)))
struct Response<T: Codable & Equatable>: Codable, Equatable { var data: T?; var error: String?; var meta: [String: Int] = ["v": 1] }
print(try roundTrip(Response(data: [1, 2], error: nil)), try roundTrip(Response<String>(data: nil, error: "bad")))
@propertyWrapper struct Default<T: Codable & Equatable & ExpressibleByIntegerLiteral>: Codable, Equatable { var wrappedValue: T
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    init(from d: Decoder) throws { wrappedValue = (try? d.singleValueContainer().decode(T.self)) ?? 0 }
    func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(wrappedValue) } }
struct Item: Codable, Equatable { @Default var count: Int; var label: String }
print(try dec.decode(Item.self, from: Data(#"{"count": "oops", "label": "l"}"#.utf8)).count, try roundTrip(Item(count: 4, label: "m")))
let iso = JSONEncoder(); iso.dateEncodingStrategy = .iso8601
struct Stamp: Codable { let at: Date }
let stamped = try iso.encode(Stamp(at: Date(timeIntervalSince1970: 0))); print(String(decoding: stamped, as: UTF8.self))
let isoDec = JSONDecoder(); isoDec.dateDecodingStrategy = .iso8601
print(try isoDec.decode(Stamp.self, from: stamped).at.timeIntervalSince1970)
let snake = JSONEncoder(); snake.keyEncodingStrategy = .convertToSnakeCase; snake.outputFormatting = .sortedKeys
struct Camel: Encodable { let firstName = "A", lastSeenAt = 3 }
print(String(decoding: try snake.encode(Camel()), as: UTF8.self))
do { _ = try dec.decode([Triple].self, from: Data("[[1, 2, true]]".utf8)) } catch let DecodingError.typeMismatch(t, c) { print(t, c.codingPath.map { $0.intValue ?? -1 }) }
do { _ = try dec.decode(Coordinate.self, from: Data(#"{"lat": 1, "lon": 2}"#.utf8)) } catch DecodingError.keyNotFound(let k, _) { print("no", k.stringValue) }
let any = try JSONSerialization.jsonObject(with: Data(#"{"a": [1, 2.5, "x", null, true]}"#.utf8)) as! [String: Any]
print((any["a"] as! [Any]).count, (any["a"] as! [Any])[2] as! String)
print(try dec.decode([String: [Int?]].self, from: Data(#"{"k": [1, null]}"#.utf8)), try dec.decode(Double.self, from: Data("2.5".utf8)))
