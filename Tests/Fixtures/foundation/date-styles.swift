// Styles of dates and durations.
import Foundation

let date = Date(timeIntervalSince1970: 1_700_000_000)
let zone = TimeZone(identifier: "UTC")!
print(date.formatted(.iso8601))
print(date.formatted(.iso8601.year().month().day()))
var style = Date.FormatStyle.dateTime.year().month().day()
style.timeZone = zone
style.locale = Locale(identifier: "en_US")
print(date.formatted(style))
print(date.formatted(.dateTime.month(.wide).day().locale(Locale(identifier: "en_US"))))
print(date.formatted(.dateTime.weekday(.wide).locale(Locale(identifier: "en_US"))))
print(date.formatted(.dateTime.year(.twoDigits).month(.twoDigits).day(.twoDigits).locale(Locale(identifier: "en_GB"))))
print(date.formatted(date: .abbreviated, time: .omitted).isEmpty)
print(date.formatted(date: .numeric, time: .omitted), date.formatted(date: .long, time: .omitted))
print(date.formatted(date: .omitted, time: .standard).isEmpty)
print(Duration.seconds(90).formatted(), Duration.seconds(3661).formatted(.time(pattern: .minuteSecond)))
print(Duration.seconds(3661).formatted(.time(pattern: .hourMinute)))
print(Duration.seconds(90).formatted(.units(allowed: [.minutes, .seconds], width: .abbreviated)))
print(Duration.seconds(90).formatted(.units(allowed: [.minutes, .seconds], width: .wide)))
print(0.5.formatted(.number.rounded(increment: 0.25)), 1234.formatted(.number.rounded(rule: .up, increment: 100)))
print(["a", "b", "c"].formatted(.list(type: .and)), [1, 2, 3].formatted(.list(memberStyle: .number, type: .or)))
