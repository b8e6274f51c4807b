import Foundation
let d = Date(timeIntervalSince1970: 86_400)
print(d, d.timeIntervalSince1970, d.addingTimeInterval(60), d + 1 > d)
print(d.timeIntervalSince(Date(timeIntervalSince1970: 0)), d < Date(), d == Date(timeIntervalSince1970: 86_400))
let f = DateFormatter()
f.dateFormat = "yyyy-MM-dd HH:mm"
f.timeZone = TimeZone(secondsFromGMT: 0)
f.locale = Locale(identifier: "en_US_POSIX")
print(f.string(from: d), f.date(from: "2024-02-03 04:05")!.timeIntervalSince1970)
