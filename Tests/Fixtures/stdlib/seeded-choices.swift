struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
var generator = SplitMix(state: 7)
print((0..<5).map { _ in Int.random(in: 1...6, using: &generator) })
print(["a", "b", "c"].randomElement(using: &generator)!, (1...9).randomElement(using: &generator)!)
var cards = Array(1...6)
cards.shuffle(using: &generator)
print(cards, "rx".shuffled(using: &generator).count, [Int]().randomElement(using: &generator) as Any)
