enum Level: Int, Comparable {
  case low = 1, medium, high
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
enum Size: Comparable { case small, medium(Int), large }
print(Level.low < .high, [Level.high, .low, .medium].sorted(), Level.medium >= .medium)
print([Size.large, .medium(2), .medium(1), .small].sorted())
