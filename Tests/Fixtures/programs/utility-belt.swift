// Dates, strings, regex, sets, formatting: "utility belt"
import Foundation
extension String {
  func matches(_ pattern: String) -> [String] {
    guard let re = try? NSRegularExpression(pattern: pattern) else { return [] }
    return re.matches(in: self, range: NSRange(startIndex..., in: self)).compactMap {
      Range($0.range, in: self).map { String(self[$0]) }
    }
  }
  var camelToSnake: String {
    reduce(into: "") { $0 += $1.isUppercase ? ($0.isEmpty ? "" : "_") + $1.lowercased() : String($1) }
  }
  var snakeToCamel: String { split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined() }
  func truncated(to n: Int, trailing: String = "…") -> String { count > n ? prefix(n) + trailing : self }
  subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
  subscript(r: Range<Int>) -> Substring {
    self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
  }
  var wordCounts: [Substring: Int] {
    split(whereSeparator: { !$0.isLetter }).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
  func levenshteinRatio(_ o: String) -> Double {
    let c = zip(self, o).filter(==).count; return Double(c) / Double(Swift.max(count, o.count))
  }
}
print(
  "call 555-1234 or 555-9876".matches(#"\d{3}-\d{4}"#), "myVariableName".camelToSnake, "snake_case_word".snakeToCamel,
  "long sentence".truncated(to: 4))
print("hello"[1], "hello"[1..<3], "a b a".wordCounts["a"]!, "abcd".levenshteinRatio("abzd"))
let email = #"^[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}$"#
print(["a@b.co", "nope"].map { $0.range(of: email, options: [.regularExpression, .caseInsensitive]) != nil })
print(
  "2024-02-29".components(separatedBy: "-").compactMap(Int.init),
  "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "  x ".trimmingCharacters(in: .whitespaces).isEmpty
)
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(abbreviation: "UTC")!
let d = cal.date(from: DateComponents(year: 2024, month: 2, day: 29, hour: 12))!
let later = cal.date(byAdding: .year, value: 1, to: d)!
print(
  cal.dateComponents([.year, .month, .day], from: later), cal.range(of: .day, in: .month, for: d)!.count,
  cal.startOfDay(for: d) < d, cal.isDateInWeekend(d))
let iso = ISO8601DateFormatter();
print(iso.string(from: d), iso.date(from: "2024-03-01T00:00:00Z")!.timeIntervalSince(d) / 3600)
print(
  Date(timeIntervalSince1970: 86400 * 365).description, d.addingTimeInterval(60).compare(d) == .orderedDescending,
  (d...later).contains(cal.date(byAdding: .month, value: 3, to: d)!))
let a: Set = [1, 2, 3, 4], b: Set = [3, 4, 5]
print(
  a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted(),
  a.isDisjoint(with: [9]), Set([3]).isStrictSubset(of: b), a.isSuperset(of: [1, 2]))
var words: Set<String> = [];
print(
  words.insert("a").inserted, words.insert("a"), words.update(with: "b") as Any, words.remove("z") as Any,
  words.popFirst() != nil)
var dict = ["a": 1, "b": 2]; dict.merge(["b": 5, "c": 3]) { $0 + $1 };
print(
  dict.sorted(by: <).map { "\($0)=\($1)" }, dict.filter { $0.value > 2 }.keys.sorted(),
  dict.mapValues(Double.init)["a"]!, dict.removeValue(forKey: "a") as Any, dict.updateValue(9, forKey: "c")!,
  dict["zz", default: -1])
print(
  Dictionary(zip(["x", "y", "x"], 1...)) { old, new in old * 10 + new }.sorted { $0.key < $1.key },
  dict.contains { $0.key == "b" }, dict.min { $0.value < $1.value }!, dict.compactMapValues { $0 > 8 ? nil : $0 },
  dict.first(where: { $0.value == 9 })?.key ?? "")
let url = URL(string: "https://user@example.com:8080/a/b.html?q=1&r=two%20words#frag")!
print(
  url.scheme!, url.host!, url.port!, url.pathExtension, url.lastPathComponent, url.fragment!,
  url.deletingLastPathComponent().path,
  URLComponents(url: url, resolvingAgainstBaseURL: false)!.queryItems!.map { "\($0.name):\($0.value!)" })
var comps = URLComponents(); comps.scheme = "https"; comps.host = "x.io"; comps.path = "/s";
comps.queryItems = [.init(name: "q", value: "a b&c"), URLQueryItem(name: "n", value: nil)];
print(comps.url!.absoluteString)
print(
  "caf\u{E9}" == "cafe\u{301}", "straße".uppercased(), "ǅ".lowercased(), "a".unicodeScalars.first!.value, "Z" > "a",
  "10".compare("9", options: .numeric) == .orderedDescending, "é".folding(options: .diacriticInsensitive, locale: nil))
print(
  UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString.prefix(8),
  Data([0xDE, 0xAD]).map { String(format: "%02x", $0) }.joined(), Data("hi".utf8).base64EncodedString(),
  String(data: Data(base64Encoded: "aGk=")!, encoding: .utf8)!)
print(
  String(format: "%3d|%-5s|%.3e|%@", 7, ("ab" as NSString).utf8String!, 12345.678, "z"),
  "x".padding(toLength: 3, withPad: "-", startingAt: 0), String(255, radix: 2), Int("1011", radix: 2)!,
  "abc".hasSuffix("c"), "abcabc".replacingOccurrences(of: "b", with: "B"))
print(
  [3, 1, 2].sorted(using: KeyPathComparator(\.self, order: .reverse)),
  ["b", "A", "c"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending },
  (1...3).map { $0.formatted() }, 0.5.formatted(.percent),
  1234.5.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))))
print(
  Measurement(value: 1, unit: UnitLength.kilometers).converted(to: .meters).value,
  ProcessInfo.processInfo.processorCount > 0, NSNumber(value: 3).stringValue, (1.0 as NSNumber).intValue)
