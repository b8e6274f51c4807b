// A slice is written as the array that it is a part of.
import Foundation

struct Lesson: Codable, Equatable { var subject: String, room: String? }
let lessons = [Lesson(subject: "Maths", room: "A1"), Lesson(subject: "Art", room: nil), Lesson(subject: "Sport", room: "Gym")]
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(lessons.suffix(2))
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode([Lesson].self, from: data) == Array(lessons.suffix(2)))
