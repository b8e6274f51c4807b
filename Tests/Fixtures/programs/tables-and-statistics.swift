// Data processing: CSV parse, group, pivot, histogram, running stats, top-k, moving average, string tables
struct Table {
  var header: [String]; var rows: [[String]]
  init?(csv: String, separator: Character = ",") {
    var lines = csv.split(separator: "\n", omittingEmptySubsequences: true)[...]
    guard let h = lines.popFirst() else { return nil }
    func parse(_ l: Substring) -> [String] {
      var out = [""], quoted = false;
      for c in l {
        switch (c, quoted) {
        case ("\"", _): quoted.toggle();
        case (separator, false): out.append("");
        case let (c, _): out[out.count - 1].append(c)
        }
      }; return out.map { $0.trimmed }
    }
    header = parse(h); rows = lines.map(parse)
    guard rows.allSatisfy({ [n = header.count] in $0.count == n }) else { return nil }
  }
  subscript(column name: String) -> [String]? { header.firstIndex(of: name).map { i in rows.map { $0[i] } } }
  func typed<T: LosslessStringConvertible>(_ name: String, as: T.Type = T.self) -> [T?] {
    (self[column: name] ?? []).map(T.init)
  }
  func grouped(by name: String) -> [(key: String, rows: ArraySlice<[String]>)] {
    guard let i = header.firstIndex(of: name) else { return [] };
    return Dictionary(grouping: rows) { $0[i] }.map { ($0, $1[...]) }.sorted { $0.key < $1.key }
  }
  func rendered() -> String {
    let all = [header] + rows; let widths = header.indices.map { i in all.map { $0[i].count }.max() ?? 0 };
    func line(_ r: [String]) -> String {
      zip(r, widths).map { s, w in s + String(repeating: " ", count: w - s.count) }.joined(separator: " | ")
    };
    return ([line(header), widths.map { String(repeating: "-", count: $0) }.joined(separator: "-+-")] + rows.map(line))
      .joined(separator: "\n")
  }
}
extension String {
  var trimmed: String {
    var s = self[...]; while s.first?.isWhitespace == true { s.removeFirst() };
    while s.last?.isWhitespace ?? false { s.removeLast() }; return String(s)
  }
}
let csv = """
  name, dept, salary, start
  Ann, dev, 100, 2019
  "Lee, Bob", ops, 80.5, 2020
  Cy, dev, n/a, 2021
  Di, ops, 95, 2019

  """
let t = Table(csv: csv)!
print(t.rendered());
print(
  t[column: "name"]!, t.typed("salary", as: Double.self), t.typed("start").compactMap { $0 as Int? }.reduce(0, +),
  t[column: "x"] as Any, Table(csv: "a,b\n1") == nil)
for (dept, rows) in t.grouped(by: "dept") {
  let s = rows.compactMap { Double($0[2]) };
  print(dept, rows.count, s.isEmpty ? "-" : "\(s.reduce(0, +) / Double(s.count))")
}
struct Stats: CustomStringConvertible {
  private(set) var n = 0; private var m = 0.0, s = 0.0; private(set) var min = Double.infinity, max = -Double.infinity
  mutating func add(_ x: Double) {
    n += 1; let d = x - m; m += d / Double(n); s += d * (x - m); (min, max) = (Swift.min(min, x), Swift.max(max, x))
  }
  var mean: Double? { n > 0 ? m : nil }; var variance: Double { n < 2 ? 0 : s / Double(n - 1) }
  static func += (l: inout Stats, r: Double) { l.add(r) }
  var description: String {
    guard let mean else { return "empty" };
    return
      "n=\(n) mean=\((mean * 100).rounded() / 100) sd=\((variance.squareRoot() * 1000).rounded() / 1000) range=\(min)...\(max)"
  }
}
var st = Stats(); print(st); [2, 4, 4, 4, 5, 5, 7, 9].forEach { st += $0 }; print(st)
extension Collection where Element: BinaryFloatingPoint {
  var mean: Element { isEmpty ? 0 : reduce(0, +) / Element(count) };
  var median: Element? {
    let s = sorted(); guard !s.isEmpty else { return nil }; let m = s.count / 2;
    return s.count.isMultiple(of: 2) ? (s[m - 1] + s[m]) / 2 : s[m]
  }
}
extension Array {
  func movingAverage(_ n: Int) -> [Double] where Element == Double {
    guard n > 0, count >= n else { return [] }; return (0...(count - n)).map { self[$0..<$0 + n].mean }
  }
  func top(_ k: Int, by less: (Element, Element) -> Bool) -> [Element] {
    reduce(into: []) { acc, e in
      let i = acc.firstIndex { less($0, e) } ?? acc.endIndex; acc.insert(e, at: i);
      if acc.count > k { acc.removeLast() }
    }
  }
  func chunked(into n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
  func histogram<K: Hashable & Comparable>(_ f: (Element) -> K) -> [(K, Int)] {
    reduce(into: [K: Int]()) { $0[f($1), default: 0] += 1 }.sorted { $0.key < $1.key }
  }
}
print(
  [1, 2, 3, 4].movingAverage(2), [3.0, 1, 2].median!, [Float](arrayLiteral: 1, 2).mean, [5, 1, 9, 7, 3].top(3, by: <),
  Array(1...7).chunked(into: 3), ["a", "bb", "cc", "d"].histogram(\.count), [1, 2, 4].mean)
for (k, n) in "the cat sat on the mat the end".split(separator: " ").map(String.init).histogram({ $0 }).top(
  2, by: { $0.1 < $1.1 })
{ print(k, String(repeating: "*", count: n)) }
let sales: [(region: String, quarter: Int, amount: Int)] = [
  ("N", 1, 10), ("S", 1, 5), ("N", 2, 7), ("S", 3, 1), ("N", 1, 3),
]
let pivot = sales.reduce(into: [String: [Int: Int]]()) {
  $0[$1.region, default: [:]][$1.quarter, default: 0] += $1.amount
}
for r in pivot.keys.sorted() { print(r, (1...3).map { pivot[r]?[$0].map(String.init) ?? "." }.joined(separator: "\t")) }
print(
  sales.map(\.amount).max()!, sales.min { $0.amount < $1.amount }!.region, Set(sales.map(\.region)).count,
  sales.filter { $0.quarter == 1 }.map { ($0.region, $0.amount) }, sales.last!)
let matrix = [[1, 2], [3, 4], [5, 6]]; let transposed = matrix[0].indices.map { c in matrix.map { $0[c] } };
print(
  transposed, matrix.map { $0.map(String.init).joined(separator: ",") }.joined(separator: ";"),
  matrix.joined().enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element),
  zip(matrix, matrix.dropFirst()).map { zip($0, $1).map { $1 - $0 } })
var log: [(Int, String)] = []; log.append((2, "b")); log += [(1, "a"), (3, "c")]; log.sort { $0.0 < $1.0 };
log.removeAll(where: { $0.1 == "b" }); print(log, log.map { $0.1 }.joined(), log.first.map { "\($0.0)\($0.1)" } ?? "")
print(
  stride(from: 10, to: 0, by: -3).map { $0 }, (1...3).reversed().map { $0 }, Array(repeating: [0], count: 2),
  Array(zip("ab", 1...)).map { "\($0)\($1)" }, ["x": 1].map { "\($0)\($1)" }, (1..<4).randomElement() != nil,
  [1, 2, 3].last(where: { $0 < 3 }) ?? 0, [1, 2, 3, 4].split { $0 == 3 }.map(Array.init), [3, 1].sorted() == [1, 3])
