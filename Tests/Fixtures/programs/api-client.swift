// A small type-safe HTML/URL/SQL builder & API client design
import Foundation
struct Endpoint<Response: Decodable> {
    enum Method: String { case get = "GET", post = "POST" }
    var path: String
    var method = Method.get
    var query: [String: String?] = [:]
    var headers = ["Accept": "application/json"]
    func url(base: URL) -> URL? {
        var c = URLComponents(url: base.appendingPathComponent(path), resolvingAgainstBaseURL: false)
        let items = query.sorted { $0.key < $1.key }.compactMap { k, v in v.map { URLQueryItem(name: k, value: $0) } }
        c?.queryItems = items.isEmpty ? nil : items
        return c?.url
    }
}
struct User: Codable, Equatable { let id: Int; let name: String; let email: String? }
struct Page<T: Decodable>: Decodable { let items: [T]; let next: Int?
    enum CodingKeys: String, CodingKey { case items = "data", next = "next_page" } }
extension Endpoint where Response == Page<User> {
    static func users(page: Int = 1, search: String? = nil) -> Self { Self(path: "users", query: ["page": "\(page)", "q": search]) }
}
extension Endpoint where Response == User {
    static func user(_ id: Int) -> Self { .init(path: "users/\(id)") }
    static func create(_ name: String) -> Self { .init(path: "users", method: .post, headers: ["Content-Type": "application/json"]) }
}
enum APIError: Error, CustomStringConvertible { case badURL, status(Int), decoding(DecodingError)
    var description: String {
        switch self {
        case .badURL: "bad url"
        case .status(let code) where (500...).contains(code): "server \(code)"
        case .status(let code): "status \(code)"
        case .decoding(.keyNotFound(let key, _)): "missing \(key.stringValue)"
        case .decoding(.typeMismatch(_, let c)): "mismatch at \(c.codingPath.map(\.stringValue).joined(separator: "."))"
        case .decoding: "decoding"
        }
    }
}
protocol Transport { func send(_ url: URL, _ method: String) -> (status: Int, body: String) }
struct Stub: Transport { var responses: [String: (Int, String)]
    func send(_ url: URL, _ method: String) -> (status: Int, body: String) { responses["\(method) \(url.path)"].map { (status: $0.0, body: $0.1) } ?? (404, "") } }
struct Client { let base: URL; let transport: any Transport; var log: (String) -> Void = { _ in }
    func fetch<R>(_ e: Endpoint<R>) throws -> R {
        guard let url = e.url(base: base) else { throw APIError.badURL }
        log("\(e.method.rawValue) \(url.absoluteString)")
        let (status, body) = transport.send(url, e.method.rawValue)
        guard 200..<300 ~= status else { throw APIError.status(status) }
        do { return try JSONDecoder().decode(R.self, from: Data(body.utf8)) }
        catch let error as DecodingError { throw APIError.decoding(error) }
    }
}
var client = Client(base: URL(string: "https://api.example.com/v1")!, transport: Stub(responses: [
    "GET /v1/users": (200, #"{"data":[{"id":1,"name":"A"},{"id":2,"name":"B","email":"b@x.y"}],"next_page":2}"#),
    "GET /v1/users/1": (200, #"{"id":1}"#), "GET /v1/users/2": (503, ""), "POST /v1/users": (201, #"{"id":9,"name":"N","email":null}"#),
    "GET /v1/users/3": (200, #"{"id":"x","name":"q"}"#)]))
client.log = { print("→", $0) }
let page = try client.fetch(.users(search: "a b&c"))
print(page.items.map(\.name), page.next ?? -1, page.items[1].email!)
print(try client.fetch(.create("N")))
for id in 1...4 {
    do { print(try client.fetch(.user(id))) } catch { print("error:", error) }
}
struct SQL: ExpressibleByStringInterpolation, CustomStringConvertible {
    struct StringInterpolation: StringInterpolationProtocol {
        var text = "", values: [Any] = []
        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
        mutating func appendLiteral(_ s: String) { text += s }
        mutating func appendInterpolation(_ v: Any) { values.append(v); text += "?" }
        mutating func appendInterpolation(raw s: String) { text += s }
        mutating func appendInterpolation(_ list: [Int]) { text += list.map { _ in "?" }.joined(separator: ","); values += list }
    }
    let text: String, values: [Any]
    init(stringLiteral s: String) { text = s; values = [] }
    init(stringInterpolation i: StringInterpolation) { text = i.text; values = i.values }
    var description: String { "\(text) <- \(values)" }
}
let table = "users", name = "O'Neil"
let query: SQL = "SELECT * FROM \(raw: table) WHERE name = \(name) AND id IN (\([1, 2])) AND ok = \(true)"
print(query); print(SQL("plain"), ("x" as SQL).values.count)
let link = URL(string: "https://user@host.com:8080/a/b.html?x=1&y=2#frag")!
print(link.scheme!, link.host!, link.port!, link.pathComponents, link.query!, link.fragment!, link.pathExtension, link.deletingLastPathComponent().lastPathComponent)
print(URLComponents(string: link.absoluteString)!.queryItems!.map { "\($0.name)=\($0.value ?? "")" }, URL(string: "rel/path", relativeTo: link)!.absoluteString, "a b/ü".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!, "%41".removingPercentEncoding!)
