// Playground page: Codable + dates + formatting
import Foundation
struct Feed: Decodable {
    struct Author: Decodable, Hashable { let name: String; let url: URL? }
    enum Kind: String, Decodable { case article, video, unknown
        init(from decoder: Decoder) throws {
            let raw = try decoder.singleValueContainer().decode(String.self)
            self = Kind(rawValue: raw) ?? .unknown
        }
    }
    struct Entry: Decodable, Identifiable {
        let id: Int
        let title: String
        let kind: Kind
        let author: Author
        let publishedAt: Date
        let tags: Set<String>
        let rating: Double?
        private enum CodingKeys: String, CodingKey { case id, title, kind = "type", author, publishedAt = "published_at", tags, meta }
        private enum MetaKeys: String, CodingKey { case rating }
        init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            id = try c.decode(Int.self, forKey: .id)
            title = try c.decode(String.self, forKey: .title).trimmingCharacters(in: .whitespacesAndNewlines)
            kind = try c.decodeIfPresent(Kind.self, forKey: .kind) ?? .article
            author = try c.decode(Author.self, forKey: .author)
            publishedAt = try c.decode(Date.self, forKey: .publishedAt)
            tags = try c.decodeIfPresent(Set<String>.self, forKey: .tags) ?? []
            if c.contains(.meta) {
                let meta = try c.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
                rating = try meta.decodeIfPresent(Double.self, forKey: .rating)
            } else { rating = nil }
        }
    }
    let entries: [Entry]
}
let json = #"""
{"entries":[
 {"id":1,"title":"  Hello \"World\" ","type":"video","author":{"name":"Ann","url":"https://a.example/x?y=1"},"published_at":"2023-01-15T10:30:00Z","tags":["b","a","b"],"meta":{"rating":4.5}},
 {"id":2,"title":"Plain","author":{"name":"Bob"},"published_at":"2023-02-01T00:00:00Z"},
 {"id":3,"title":"Odd","type":"podcast","author":{"name":"Ann","url":null},"published_at":"2023-01-20T23:59:59Z","meta":{}}
]}
"""#
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
let feed = try decoder.decode(Feed.self, from: Data(json.utf8))
let df = DateFormatter()
df.locale = Locale(identifier: "en_US_POSIX")
df.timeZone = TimeZone(secondsFromGMT: 0)
df.dateFormat = "d MMM yyyy, HH:mm"
for e in feed.entries.sorted(by: { $0.publishedAt > $1.publishedAt }) {
    print("\(e.id). \(e.title) [\(e.kind)] by \(e.author.name) on \(df.string(from: e.publishedAt))", e.tags.sorted(), e.rating.map { String(format: "%.2f", $0) } ?? "-")
}
let byAuthor = Dictionary(grouping: feed.entries) { $0.author.name }
for (name, es) in byAuthor.sorted(by: { $0.key < $1.key }) { print(name, es.map(\.id)) }
print(feed.entries[0].author.url?.host ?? "", feed.entries[0].author.url?.query ?? "")
do { _ = try decoder.decode(Feed.self, from: Data(#"{"entries":[{"id":"x"}]}"#.utf8)) }
catch let DecodingError.typeMismatch(type, context) { print("mismatch", type, context.codingPath.map(\.stringValue)) }
catch { print(error) }
do { _ = try decoder.decode(Feed.self, from: Data(#"{"entries":[{"id":1}]}"#.utf8)) }
catch DecodingError.keyNotFound(let key, let context) { print("missing", key.stringValue, context.codingPath.count) }
catch { print(error) }
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(identifier: "UTC")!
let days = cal.dateComponents([.day, .hour], from: feed.entries[0].publishedAt, to: feed.entries[1].publishedAt)
print(days.day!, days.hour!)
print(cal.component(.weekday, from: feed.entries[2].publishedAt), cal.isDate(feed.entries[0].publishedAt, inSameDayAs: feed.entries[2].publishedAt))
