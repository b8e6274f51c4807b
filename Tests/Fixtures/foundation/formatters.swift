import Foundation
let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC"); f.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
let d = Date(timeIntervalSince1970: 1_700_000_000)
print(f.string(from: d), f.date(from: "2024-01-02T03:04:05")!, f.date(from: "x") as Any)
f.dateStyle = .long; f.timeStyle = .none
f.locale = Locale(identifier: "en_US")
print(f.string(from: d), f.monthSymbols[0])
f.setLocalizedDateFormatFromTemplate("MMMd")
print(f.string(from: d))
let iso = ISO8601DateFormatter()
print(iso.string(from: d), iso.date(from: "2024-01-02T03:04:05Z")!)
iso.formatOptions = [.withFullDate]
print(iso.string(from: d))
iso.formatOptions.insert(.withTime)
print(iso.string(from: d))
iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
print(iso.string(from: d + 0.25))
print(d.ISO8601Format())
let nf = NumberFormatter()
nf.numberStyle = .decimal; nf.locale = Locale(identifier: "en_US")
print(nf.string(from: 1234567.891)!, nf.number(from: "1,234")!, nf.groupingSeparator!)
nf.numberStyle = .currency; nf.currencyCode = "EUR"
print(nf.string(from: 12.5)!)
nf.currencySymbol = "£"
print(nf.string(from: 12.5)!)
let p = NumberFormatter(); p.numberStyle = .percent; p.locale = Locale(identifier: "en_US"); p.maximumFractionDigits = 1
print(p.string(from: 0.256)!)
let o = NumberFormatter(); o.numberStyle = .ordinal; o.locale = Locale(identifier: "en_US")
print(o.string(from: 3)!)
let r = NumberFormatter(); r.locale = Locale(identifier: "en_US"); r.roundingMode = .down; r.maximumFractionDigits = 0; r.minimumIntegerDigits = 3; r.positivePrefix = "+"
print(r.string(from: 7.9)!)
let tz = TimeZone(identifier: "Europe/Berlin")!
print(tz.secondsFromGMT(for: d), tz.isDaylightSavingTime(for: d), tz.abbreviation(for: d)!)
let l = Locale(identifier: "de_DE")
print(l.identifier, l.languageCode!, l.regionCode!, l.currencyCode!, l.decimalSeparator!, l.groupingSeparator!)
print(Locale(identifier: "en_US").localizedString(forRegionCode: "FR")!)
print(ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file))
let b = ByteCountFormatter(); b.allowedUnits = [.useKB]; b.countStyle = .memory
print(b.string(fromByteCount: 2048))
print(DateFormatter.localizedString(from: d, dateStyle: .none, timeStyle: .none).isEmpty)
