import Foundation

var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
calendar.locale = Locale(identifier: "en_US_POSIX")
let day = Date(timeIntervalSince1970: 1_709_112_600)
let lunch = DateInterval(start: day, duration: 3600)
let review = DateInterval(start: day + 1800, end: day + 7200)
print(lunch.intersects(review), lunch.intersection(with: review)?.duration ?? 0, lunch.contains(day), lunch < review)
print(calendar.range(of: .day, in: .month, for: day)!.count, calendar.isDateInWeekend(day), calendar.firstWeekday)
print(calendar.dateInterval(of: .hour, for: day)!.duration, calendar.shortMonthSymbols[1])
print(calendar.compare(day, to: day + 60, toGranularity: .hour) == .orderedSame)
print(calendar.date(byAdding: DateComponents(day: 2), to: day)!.timeIntervalSince(day))
let iso = ISO8601DateFormatter()
print(iso.string(from: day), iso.date(from: "2024-05-01T10:00:00Z")?.timeIntervalSince1970 ?? 0)
