// Time zones, relative descriptions, ISO durations, cron-like matching, sorting dates.
import Foundation
struct ISODuration: Equatable, CustomStringConvertible {
  var days = 0, hours = 0, minutes = 0, seconds = 0.0
  init?(_ text: String) {
    guard let m = text.wholeMatch(of: /P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?/), text.count > 1 else { return nil }
    days = m.1.flatMap { Int($0) } ?? 0
    hours = m.2.flatMap { Int($0) } ?? 0
    minutes = m.3.flatMap { Int($0) } ?? 0
    seconds = m.4.flatMap { Double($0) } ?? 0
  }
  var interval: TimeInterval { TimeInterval(((days * 24 + hours) * 60 + minutes) * 60) + seconds }
  var description: String {
    [(days, "d"), (hours, "h"), (minutes, "m")].filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ") + (seconds > 0 ? String(format: " %.1fs", seconds) : "")
  }
}
for text in ["P1DT2H", "PT90M", "PT0.5S", "P", "PT5X", "P3D"] { print(text, ISODuration(text).map { "\($0) = \($0.interval)" } ?? "invalid") }
func relative(_ seconds: TimeInterval) -> String {
  let units: [(name: String, length: Double)] = [("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)]
  for (name, length) in units where abs(seconds) >= length {
    let n = Int((abs(seconds) / length).rounded(.down))
    return seconds < 0 ? "\(n) \(name)\(n == 1 ? "" : "s") ago" : "in \(n) \(name)\(n == 1 ? "" : "s")"
  }
  return "now"
}
print([-90000, -3600, 59, 0.2, 7300].map(relative))
struct Schedule {
  enum Field { case any, values(Set<Int>), every(Int)
    init?(_ text: Substring) {
      if text == "*" { self = .any }
      else if let m = text.wholeMatch(of: #/\*/(\d+)/#), let n = Int(m.1), n > 0 { self = .every(n) }
      else {
        var set: Set<Int> = []
        for part in text.split(separator: ",") {
          let ends = part.split(separator: "-").compactMap { Int($0) }
          switch ends.count {
          case 1: set.insert(ends[0])
          case 2 where ends[0] <= ends[1]: set.formUnion(ends[0]...ends[1])
          default: return nil
          }
        }
        self = .values(set)
      }
    }
    func matches(_ n: Int) -> Bool { switch self { case .any: true; case .values(let s): s.contains(n); case .every(let k): n.isMultiple(of: k) } }
  }
  let minute, hour, weekday: Field
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 3, let m = Field(parts[0]), let h = Field(parts[1]), let w = Field(parts[2]) else { return nil }
    (minute, hour, weekday) = (m, h, w)
  }
  func next(after date: Date, in calendar: Calendar) -> Date? {
    var d = calendar.date(bySetting: .second, value: 0, of: date)!.addingTimeInterval(0)
    for _ in 0..<(60 * 24 * 8) {
      d = d.addingTimeInterval(60)
      let c = calendar.dateComponents([.minute, .hour, .weekday], from: d)
      if minute.matches(c.minute!), hour.matches(c.hour!), weekday.matches(c.weekday! - 1) { return d }
    }
    return nil
  }
}
var utc = Calendar(identifier: .gregorian); utc.timeZone = TimeZone(secondsFromGMT: 0)!
let start = Date(timeIntervalSince1970: 1_709_294_400) // Fri 2024-03-01 12:00 UTC
let out = DateFormatter(); out.locale = Locale(identifier: "en_US_POSIX"); out.timeZone = utc.timeZone; out.dateFormat = "E d MMM HH:mm"
for spec in ["*/15 * *", "30 9-17 1-5", "0 0 0", "61 * *", "x"] {
  print(spec, Schedule(spec)?.next(after: start, in: utc).map(out.string(from:)) ?? "never")
}
let zones = ["America/New_York", "Asia/Tokyo", "Europe/Berlin"].compactMap(TimeZone.init(identifier:))
for zone in zones { out.timeZone = zone; print(zone.identifier, out.string(from: start), zone.secondsFromGMT(for: start) / 3600, zone.isDaylightSavingTime(for: start)) }
out.timeZone = utc.timeZone
for (style, name) in [(DateFormatter.Style.short, "short"), (.medium, "medium"), (.long, "long")] {
  let f = DateFormatter(); f.locale = Locale(identifier: "en_GB"); f.timeZone = utc.timeZone; f.dateStyle = style; f.timeStyle = .none
  print(name, f.string(from: start))
}
out.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
print(out.string(from: start), out.date(from: "2024-03-01T13:00:00+0100") == start)
print(start.formatted(.iso8601), start.ISO8601Format(), Date(timeIntervalSinceReferenceDate: 0).description, start.advanced(by: 1) > start)
let c = DateComponents(calendar: utc, year: 2023, month: 14, day: 1); print(c.date.map { utc.dateComponents([.year, .month], from: $0) }.map { "\($0.year!)-\($0.month!)" } ?? "nil", c.isValidDate)
print(utc.component(.weekOfYear, from: start), utc.ordinality(of: .day, in: .year, for: start) ?? 0, utc.dateInterval(of: .month, for: start)!.duration / 86400, utc.compare(start, to: start + 60, toGranularity: .hour) == .orderedSame)
