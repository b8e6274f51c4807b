import Foundation

struct Article: Codable, Equatable {
  enum CodingKeys: String, CodingKey { case id, title, author = "by", tags, published = "published_at" }
  struct Author: Codable, Equatable { let name: String }
  enum Status: String, Codable { case draft, live }
  var id: Int
  var title: String
  var author: Author?
  var tags: [String] = []
  var status = Status.draft
  var published: Double

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    title = try container.decodeIfPresent(String.self, forKey: .title) ?? "Untitled"
    author = try container.decodeIfPresent(Author.self, forKey: .author)
    tags = try container.decode([String].self, forKey: .tags)
    published = try container.decode(Double.self, forKey: .published)
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(title.uppercased(), forKey: .title)
    try container.encodeIfPresent(author, forKey: .author)
  }
}
let text = """
  [{"id": 1, "title": "Rx", "by": {"name": "Ada"}, "tags": ["a", "b"], "published_at": 2.5},
   {"id": 2, "tags": [], "published_at": 0}]
  """
let articles = try JSONDecoder().decode([Article].self, from: Data(text.utf8))
for article in articles { print(article.id, article.title, article.author?.name ?? "-", article.tags, article.published) }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(data: try encoder.encode(articles), encoding: .utf8)!)
do {
  _ = try JSONDecoder().decode(Article.self, from: Data("{\"id\": \"x\"}".utf8))
} catch DecodingError.typeMismatch(let type, let context) {
  print("mismatch", type, context.codingPath.map { $0.stringValue })
} catch { print("other", error) }
do {
  _ = try JSONDecoder().decode(Article.self, from: Data("{\"id\": 1}".utf8))
} catch DecodingError.keyNotFound(let key, _) {
  print("missing", key.stringValue)
} catch { print("other") }

enum Shape: Decodable {
  case circle(radius: Double)
  case square(side: Double)
  private enum Keys: String, CodingKey { case kind, radius, side }
  init(from decoder: Decoder) throws {
    let box = try decoder.container(keyedBy: Keys.self)
    switch try box.decode(String.self, forKey: .kind) {
    case "circle": self = .circle(radius: try box.decode(Double.self, forKey: .radius))
    case "square": self = .square(side: try box.decode(Double.self, forKey: .side))
    case let other:
      throw DecodingError.dataCorruptedError(forKey: .kind, in: box, debugDescription: "no shape \(other)")
    }
  }
}
let shapes = try JSONDecoder().decode([Shape].self, from: Data(#"[{"kind":"circle","radius":1.5},{"kind":"square","side":2}]"#.utf8))
print(shapes)
struct Wrapper<T: Codable>: Codable { let items: [T]; let next: String? }
let page = try JSONDecoder().decode(Wrapper<Int>.self, from: Data(#"{"items":[1,2]}"#.utf8))
print(page.items, page.next as Any)
struct Snake: Codable { let firstName: String }
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
print(try decoder.decode(Snake.self, from: Data(#"{"first_name":"Ada"}"#.utf8)).firstName)
struct Meters: Codable { let value: Double
  init(from decoder: Decoder) throws { value = try decoder.singleValueContainer().decode(Double.self) }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(value) } }
print(try JSONDecoder().decode([Meters].self, from: Data("[1, 2.5]".utf8)).map(\.value))
