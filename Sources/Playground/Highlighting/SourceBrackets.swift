/// The brackets of a text and their partners.
struct SourceBrackets {
  /// The partner of each bracket that has one, by the places of both.
  private(set) var partners: [Int: Int] = [:]
  /// The closing ones without a partner.
  private(set) var unmatched: [Int] = []
  /// The opening ones that wait for one, outermost first.
  private(set) var open: [Int] = []

  init(_ tokens: [SourceToken], in text: [UInt8]) {
    for token in tokens {
      let place = token.range.lowerBound
      switch token.kind {
      case .open: open.append(place)
      case .close:
        if let start = open.last, Self.closing[text[start]] == text[place] {
          open.removeLast()
          partners[start] = place
          partners[place] = start
        } else {
          unmatched.append(place)
        }
      default: break
      }
    }
  }

  /// Returns the bracket at the cursor, or before it, and its partner.
  func pair(at cursor: Int) -> (Int, Int)? {
    for place in [cursor, cursor - 1] {
      if let partner = partners[place] { return (place, partner) }
    }
    return nil
  }

  private static let closing: [UInt8: UInt8] = [0x28: 0x29, 0x5B: 0x5D, 0x7B: 0x7D]
}
