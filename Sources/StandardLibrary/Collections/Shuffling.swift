import Execution

extension Array {
  /// Shuffles as `shuffle(using:)` does, with the same random numbers; can be interrupted.
  mutating func shuffle(using generator: inout some RandomNumberGenerator, _ runtime: Runtime) throws {
    var left = count
    var place = startIndex
    while left > 1 {
      if left % 4096 == 0 { try runtime.check() }
      let distance = Int.random(in: 0..<left, using: &generator)
      left -= 1
      swapAt(place, place + distance)
      place += 1
    }
  }

  func shuffled(using generator: inout some RandomNumberGenerator, _ runtime: Runtime) throws -> [Element] {
    var elements = self
    try elements.shuffle(using: &generator, runtime)
    return elements
  }

  func shuffled(_ runtime: Runtime) throws -> [Element] {
    var generator = SystemRandomNumberGenerator()
    return try shuffled(using: &generator, runtime)
  }
}
