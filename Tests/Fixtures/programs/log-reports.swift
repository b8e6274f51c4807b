// Log parser with regex, grouping, and a report.
import Foundation
struct LogEntry: CustomStringConvertible {
  enum Level: String, CaseIterable, Comparable {
    case debug = "DEBUG", info = "INFO", warning = "WARN", error = "ERROR"
    static func < (a: Level, b: Level) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
  }
  let time: String
  let level: Level
  let component: String
  let message: String
  let fields: [String: String]
  var description: String { "[\(level.rawValue)] \(component): \(message)" }
}
struct ParseFailure: Error, LocalizedError {
  let line: Int
  let text: String
  var errorDescription: String? { "line \(line): cannot parse '\(text.prefix(12))…'" }
}
final class LogParser {
  private let pattern = /^(?<time>\d{2}:\d{2}:\d{2})\s+(?<level>[A-Z]+)\s+\[(?<component>[\w.]+)\]\s+(?<message>[^{]*?)\s*(\{(.*)\})?$/
  func parse(_ line: String, number: Int) throws -> LogEntry {
    guard let match = try pattern.wholeMatch(in: line), let level = LogEntry.Level(rawValue: String(match.level)) else {
      throw ParseFailure(line: number, text: line)
    }
    var fields: [String: String] = [:]
    if let body = match.6 {
      for pair in body.matches(of: /(\w+)=("[^"]*"|\S+)/) {
        fields[String(pair.1)] = pair.2.trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      }
    }
    return LogEntry(time: String(match.time), level: level, component: String(match.component), message: String(match.message), fields: fields)
  }
}
let log = """
10:00:01 INFO [net.http] request started {method=GET path="/users list" ms=12}
10:00:02 WARN [net.http] slow response {ms=1204}
bad line here, not a log
10:00:03 ERROR [db] connection lost
10:00:04 DEBUG [ui.list] rendered {rows=42 cached=true}
10:00:05 TRACE [ui] nothing
"""
let parser = LogParser()
var entries: [LogEntry] = []
for (index, line) in log.split(separator: "\n").enumerated() {
  do { entries.append(try parser.parse(String(line), number: index + 1)) }
  catch let failure as ParseFailure { print("skipped:", failure.localizedDescription) }
  catch { print("other", error) }
}
entries.forEach { print($0) }
let byLevel = Dictionary(grouping: entries, by: \.level)
for level in LogEntry.Level.allCases.sorted(by: >) { print(level, byLevel[level]?.count ?? 0) }
print(entries.compactMap { $0.fields["ms"] }.compactMap(Int.init).reduce(0, +))
print(entries.first?.fields.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: "|") ?? "-")
print(entries.max { $0.level < $1.level }?.message ?? "none")
print(String(format: "%5.1f%% parsed", Double(entries.count) / 6 * 100))
