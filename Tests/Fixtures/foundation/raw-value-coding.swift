// A type with raw values is written as its raw value, unless Swift does not code such values.
import Foundation
struct Tag: RawRepresentable, Codable, Hashable { let rawValue: String }
struct ID: RawRepresentable, Codable, Hashable { var rawValue: Int; init?(rawValue: Int) { if rawValue < 0 { return nil }; self.rawValue = rawValue } }
struct Opts: OptionSet, Codable { let rawValue: Int; static let a = Opts(rawValue: 1), b = Opts(rawValue: 2) }
struct Post: Codable { var tags: Set<Tag>; var id: ID; var opts: Opts; var extra: Tag? }
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
let p = Post(tags: [Tag(rawValue: "x")], id: ID(rawValue: 4)!, opts: [.a, .b], extra: nil)
let data = try e.encode(p)
print(String(decoding: data, as: UTF8.self))
let q = try JSONDecoder().decode(Post.self, from: data)
print(q.tags.first!.rawValue, q.id.rawValue, q.opts.contains(.b), q.extra as Any)
do { _ = try JSONDecoder().decode([ID].self, from: Data("[-1]".utf8)) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription, c.codingPath.count) }
do { _ = try JSONDecoder().decode([Tag].self, from: Data("[1]".utf8)) } catch let DecodingError.typeMismatch(t, c) { print(t, c.debugDescription, c.codingPath.count) }
struct Custom: RawRepresentable, Codable { let rawValue: [Int]; init(rawValue: [Int]) { self.rawValue = rawValue } }
print(String(decoding: try e.encode(Custom(rawValue: [1])), as: UTF8.self))
