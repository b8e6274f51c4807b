// Encoding and decoding of Foundation's own types.
import Foundation

struct Reminder: Codable, Equatable {
  var due: DateComponents?
  var zone = TimeZone(identifier: "Europe/Oslo")!
  var locale: Locale = .init(identifier: "nb_NO")
  var place = CGPoint(x: 1, y: 2.5)
  var frame = CGRect(x: 0, y: 1, width: 3, height: 4)
  var order: SortOrder = .reverse
  var rows: IndexSet = [1, 2, 5]
}

var reminder = Reminder()
reminder.due = DateComponents(year: 2024, month: 2, day: 29, hour: 1)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(reminder)
print(String(decoding: data, as: UTF8.self))
let copy = try JSONDecoder().decode(Reminder.self, from: data)
print(copy == reminder, copy.due?.day as Any, copy.zone.identifier, copy.place.y, copy.frame.width, copy.rows.count)
print(try JSONDecoder().decode([CGSize].self, from: Data("[[1, 2], [3, 4.5]]".utf8)).map(\.height))
do {
  _ = try JSONDecoder().decode([TimeZone].self, from: Data(#"[{"name": 1}]"#.utf8))
} catch is DecodingError {
  print("no zone")
}
