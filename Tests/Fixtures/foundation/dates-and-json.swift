import Foundation
struct User: Codable { let id: Int; var fullName: String; var tags: [String]?; var joined: Date
  enum CodingKeys: String, CodingKey { case id, fullName = "full_name", tags, joined } }
let json = #"{"id": 1, "full_name": "Ann", "joined": 0}"#
let d = JSONDecoder(); d.dateDecodingStrategy = .secondsSince1970
let u = try d.decode(User.self, from: Data(json.utf8))
print(u.id, u.fullName, u.tags ?? [], u.joined.timeIntervalSince1970)
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; e.dateEncodingStrategy = .secondsSince1970
print(String(data: try e.encode(u), encoding: .utf8)!)
enum Shape: Codable { case circle(r: Double), square(Double) }
let mirror = Mirror(reflecting: u)
print(mirror.children.map { "\($0.label ?? "-")" }, mirror.displayStyle == .struct)
print(u.fullName.components(separatedBy: "n"))
var comps = DateComponents(); comps.year = 2020; comps.month = 2; comps.day = 29
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!
let date = cal.date(from: comps)!
print(cal.component(.weekday, from: date), cal.date(byAdding: .day, value: 1, to: date)!.timeIntervalSince1970, cal.dateComponents([.day], from: date, to: date.addingTimeInterval(86400 * 3)).day ?? 0, cal.isDate(date, inSameDayAs: date))
let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd HH:mm"; f.timeZone = TimeZone(secondsFromGMT: 0); f.locale = Locale(identifier: "en_US_POSIX")
print(f.string(from: date), f.date(from: "2021-01-01 10:00")?.timeIntervalSince1970 ?? 0)
let n = NumberFormatter(); n.numberStyle = .decimal; n.maximumFractionDigits = 2; n.locale = Locale(identifier: "en_US")
print(n.string(from: 1234.567) ?? "", n.string(from: NSNumber(value: 5)) ?? "")
var url = URLComponents(string: "https://a.b/c?x=1")!
url.queryItems?.append(URLQueryItem(name: "q", value: "a b"))
print(url.url!.absoluteString, URL(string: "https://a.b/c/d.txt")!.lastPathComponent, URL(string: "https://a.b/c/d.txt")!.pathExtension, URL(fileURLWithPath: "/tmp/x").path, "a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "")
print(UUID().uuidString.count, Data([1, 2]).count, Data("hi".utf8).base64EncodedString(), (Date() > Date.distantPast), "abc".data(using: .utf8)!.map { $0 })

