extension MarbleDiagram {
  /// Reads a diagram such as `--a-(bc)- 300ms -d|`.
  ///
  /// - Parameters:
  ///   - text: One line of marble text.
  ///   - frame: Duration of one character, in milliseconds.
  /// - Throws: `MarbleSyntaxError` with the mistake and its place.
  public init(_ text: String, frame: Int = MarbleDiagram.defaultFrame) throws(MarbleSyntaxError) {
    var parser = MarbleParser(text: text, frame: max(1, frame))
    self = try parser.parse()
  }
}

struct MarbleParser {
  private let text: String
  private let characters: [Character]
  private let frame: Int
  private var position = 0
  private var time = 0
  private var events: [MarbleEvent] = []
  private var subscribed: Int?
  private var disposed: Int?

  /// Longer than any diagram means; keeps sums of stretches from overflowing.
  private static let latest = 1_000_000_000_000
  private static let longestFrame = 86_400_000

  init(text: String, frame: Int) {
    self.text = text
    self.characters = Array(text)
    self.frame = frame
  }

  mutating func parse() throws(MarbleSyntaxError) -> MarbleDiagram {
    guard frame <= Self.longestFrame else { throw fault("a frame lasts a day at most", at: 0) }
    while position < characters.count {
      let character = characters[position]
      if character.isWhitespace {
        position += 1
      } else if let stretch = stretch() {
        position += stretch.characters
        guard time + stretch.milliseconds <= Self.latest else {
          throw fault("this stretch of time is too long", at: position - stretch.characters)
        }
        time += stretch.milliseconds
      } else if character == "-" {
        position += 1
        time += frame
      } else if character == ">" {
        try openEnd()
      } else if character == "(" {
        try group()
        time += frame
      } else {
        try event()
        time += frame
      }
    }
    return MarbleDiagram(events: events, subscribed: subscribed, disposed: disposed, length: time, frame: frame)
  }

  // MARK: - Parts

  /// `300ms`, `1.5s` or `2m` between spaces or at an end: elsewhere digits and letters are values.
  private func stretch() -> (milliseconds: Int, characters: Int)? {
    guard position == 0 || characters[position - 1].isWhitespace else { return nil }
    var end = position
    while end < characters.count, characters[end].isASCII, characters[end].isNumber { end += 1 }
    guard end > position, end - position < 12 else { return nil }
    if end < characters.count, characters[end] == "." {
      let fraction = end + 1
      end = fraction
      while end < characters.count, characters[end].isASCII, characters[end].isNumber { end += 1 }
      guard end > fraction else { return nil }
    }
    guard let amount = Double(String(characters[position..<end])) else { return nil }
    for (unit, milliseconds) in [("ms", 1.0), ("s", 1000.0), ("m", 60_000.0)] {
      let after = end + unit.count
      guard after <= characters.count, String(characters[end..<after]) == unit else { continue }
      guard after == characters.count || characters[after].isWhitespace else { continue }
      return (Int((amount * milliseconds).rounded()), after - position)
    }
    return nil
  }

  private mutating func openEnd() throws(MarbleSyntaxError) {
    let start = position
    position += 1
    if characters[position...].contains(where: { !$0.isWhitespace }) {
      throw fault("`>` means that the diagram goes on and can only be the last; a value is written '>'", at: start)
    }
    if events.last?.isTerminal == true {
      throw fault("`>` means that the diagram goes on, but it has ended before", at: start)
    }
    position = characters.count
  }

  private mutating func group() throws(MarbleSyntaxError) {
    let start = position
    position += 1
    var count = 0
    while true {
      guard position < characters.count else { throw fault("this group is not closed with `)`", at: start) }
      switch characters[position] {
      case let space where space.isWhitespace:
        position += 1
      case ")":
        guard count > 0 else { throw fault("a group holds at least one event", at: start) }
        position += 1
        return
      case "(":
        throw fault("a group cannot stand in a group", at: position)
      case "-", ">":
        throw fault("a group is a single frame, so no time can pass in it", at: position)
      default:
        try event()
        count += 1
      }
    }
  }

  private mutating func event() throws(MarbleSyntaxError) {
    let start = position
    switch characters[position] {
    case "|":
      position += 1
      try append(.completed, at: start)
    case "#":
      position += 1
      try append(.error, at: start)
    case "^":
      guard subscribed == nil else { throw fault("a diagram shows one subscription, this is a second `^`", at: start) }
      subscribed = time
      position += 1
    case "!":
      guard disposed == nil else { throw fault("a diagram shows one disposal, this is a second `!`", at: start) }
      disposed = time
      position += 1
    case ")":
      throw fault("this `)` closes no group", at: start)
    case "'", "\"":
      try append(.next(quoted()), at: start)
    case let value:
      position += 1
      try append(.next(String(value)), at: start)
    }
  }

  private mutating func quoted() throws(MarbleSyntaxError) -> String {
    let start = position
    let quote = characters[position]
    var value = ""
    position += 1
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character == quote { return value }
      if character == "\\", position < characters.count {
        switch characters[position] {
        case "n": value.append("\n")
        case "t": value.append("\t")
        case "r": value.append("\r")
        case "0": value.append("\0")
        case let escaped: value.append(escaped)
        }
        position += 1
      } else {
        value.append(character)
      }
    }
    throw fault("this quote is not closed", at: start)
  }

  private mutating func append(_ kind: MarbleEvent.Kind, at start: Int) throws(MarbleSyntaxError) {
    if let last = events.last, last.isTerminal {
      let sign = last.kind == .completed ? "|" : "#"
      throw fault("nothing can follow `\(sign)`", at: start)
    }
    events.append(MarbleEvent(time: time, kind: kind))
  }

  private func fault(_ message: String, at offset: Int) -> MarbleSyntaxError {
    MarbleSyntaxError(message: message, text: text, offset: offset)
  }
}
