import Foundation
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(secondsFromGMT: 0)!
cal.locale = Locale(identifier: "en_US")
let d = Date(timeIntervalSince1970: 1_700_000_000)
print(cal.isDateInWeekend(d), cal.firstWeekday, cal.identifier, cal.monthSymbols.prefix(2), cal.shortWeekdaySymbols)
print(cal.range(of: .day, in: .month, for: d)!)
print(cal.date(byAdding: DateComponents(month: 1, day: 2), to: d)!)
print(cal.date(bySettingHour: 9, minute: 30, second: 0, of: d)!)
print(cal.compare(d, to: d + 3600, toGranularity: .hour) == .orderedAscending)
print(cal.isDate(d, equalTo: d + 60, toGranularity: .day))
print(cal.dateInterval(of: .month, for: d)!)
print(cal.nextDate(after: d, matching: DateComponents(hour: 5), matchingPolicy: .nextTime)!)
print(cal.ordinality(of: .day, in: .year, for: d)!)
let c = cal.dateComponents([.year, .month, .day, .weekday, .weekOfYear], from: d)
print(c.year!, c.month!, c.day!, c.weekday!, c.weekOfYear!)
print(cal.dateComponents([.day, .hour], from: d, to: d + 100000))
var dc = DateComponents()
dc.year = 2024; dc.month = 2; dc.day = 30
print(dc.isValidDate(in: cal), dc.value(for: .month)!)
dc.setValue(3, for: .day)
dc.calendar = cal
print(dc.date!)
print(DateComponents(calendar: cal, timeZone: TimeZone(identifier: "UTC"), year: 2020, month: 1, day: 1).date!)
var n = 0
cal.enumerateDates(startingAfter: d, matching: DateComponents(hour: 0), matchingPolicy: .nextTime) { date, exact, stop in
  print(date!, exact); n += 1; if n == 3 { stop = true }
}
let i = DateInterval(start: d, duration: 3600)
print(i.contains(d + 60), i.duration, i.end, i.intersects(DateInterval(start: d + 1800, duration: 10)))
print(i.intersection(with: DateInterval(start: d + 1800, end: d + 7200))!.duration, i)
