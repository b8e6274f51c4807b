/// A part of Swift source as an editor colours it.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    case word, number, string, comment, operatorSign, dot, colon, comma
    /// `@main`, `#if`
    case attribute
    case open, close
  }

  var kind: Kind
  /// Range in UTF-8.
  var range: Range<Int>
}

/// Splits text that is being typed into tokens, in one pass. Whatever is wrong with it, every byte is read once.
struct SourceScan {
  /// The comments and strings that are open at the beginning of a line.
  struct State: Equatable {
    /// The strings in whose interpolations the scan is.
    fileprivate var strings: [OpenString] = []
    /// The string of several lines in whose text the scan is.
    fileprivate var openText: OpenString?
    /// Number of block comments that are open.
    fileprivate var commentDepth = 0

    /// True within a token that a line above has begun.
    var isInsideToken: Bool { openText != nil || commentDepth > 0 }
  }

  fileprivate struct OpenString: Equatable {
    var pounds: Int
    var isMultiline: Bool
    /// Number of brackets that are open in the interpolation.
    var depth = 0
  }

  private(set) var tokens: [SourceToken] = []
  private(set) var state: State
  private let text: [UInt8]
  private let end: Int
  private var index: Int

  /// Scans a line, with its newline.
  ///
  /// - Parameter state: The state in which the scan of the line above has ended.
  init(_ text: [UInt8], line: Range<Int>, state: State) {
    self.text = text
    self.state = state
    index = line.lowerBound
    end = line.upperBound
    if index < end, let string = state.openText {
      scanString(string, from: index)
    } else if index < end, state.commentDepth > 0 {
      scanComment(from: index)
    }
    while index < end { scanToken() }
  }

  private mutating func scanToken() {
    let start = index
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "\n"):
      // An interpolation in a string of one line ends with that.
      if let string = state.strings.last, !string.isMultiline { state.strings = [] }
      index += 1
    case 0...0x20: index += 1
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      skip { $0 != UInt8(ascii: "\n") }
      add(.comment, from: start)
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): scanComment(from: start)
    case UInt8(ascii: "\""): scanString(pounds: 0)
    case UInt8(ascii: "#"): scanPound()
    case UInt8(ascii: "@"):
      index += 1
      skip(while: Self.isWord)
      add(.attribute, from: start)
    case UInt8(ascii: "`"):
      index += 1
      skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
      if index < end, text[index] == byte { index += 1 }
      add(.word, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
    case _ where Self.isWord(byte):
      skip(while: Self.isWord)
      add(.word, from: start)
    case _ where Self.isOpening(byte):
      index += 1
      countBracket(1)
      add(.open, from: start)
    case UInt8(ascii: ")") where state.strings.last?.depth == 0:
      let string = state.strings.removeLast()
      index += 1
      scanString(string, from: start)
    case _ where Self.isClosing(byte):
      index += 1
      countBracket(-1)
      add(.close, from: start)
    case UInt8(ascii: ".") where next != byte: addSign(.dot)
    case UInt8(ascii: ":"): addSign(.colon)
    case UInt8(ascii: ","): addSign(.comma)
    case _ where Self.isOperator(byte):
      skip(while: Self.isOperator)
      add(.operatorSign, from: start)
    default: index += 1
    }
  }

  private var next: UInt8? { index + 1 < end ? text[index + 1] : nil }

  private mutating func countBracket(_ step: Int) {
    if !state.strings.isEmpty { state.strings[state.strings.count - 1].depth += step }
  }

  private func isAt(_ sequence: [UInt8]) -> Bool { text[index..<end].starts(with: sequence) }

  private mutating func skip(while holds: (UInt8) -> Bool) {
    while index < end, holds(text[index]) { index += 1 }
  }

  private mutating func add(_ kind: SourceToken.Kind, from start: Int) {
    tokens.append(SourceToken(kind: kind, range: start..<index))
  }

  private mutating func addSign(_ kind: SourceToken.Kind) {
    index += 1
    add(kind, from: index - 1)
  }

  /// Scans a block comment, or the rest of one, up to its end or that of the line.
  private mutating func scanComment(from start: Int) {
    repeat {
      if isAt([UInt8(ascii: "/"), UInt8(ascii: "*")]) {
        state.commentDepth += 1
        index += 2
      } else if isAt([UInt8(ascii: "*"), UInt8(ascii: "/")]) {
        state.commentDepth -= 1
        index += 2
      } else {
        index += 1
      }
    } while index < end && state.commentDepth > 0
    add(.comment, from: start)
  }

  /// Scans a raw string, or `#if`.
  private mutating func scanPound() {
    let start = index
    skip { $0 == UInt8(ascii: "#") }
    if index < end, text[index] == UInt8(ascii: "\"") {
      let pounds = index - start
      index = start
      return scanString(pounds: pounds)
    }
    skip(while: Self.isWord)
    add(.attribute, from: start)
  }

  private mutating func scanString(pounds: Int) {
    let start = index
    index += pounds
    let quotes = isAt(Array(repeating: UInt8(ascii: "\""), count: 3))
    index += quotes ? 3 : 1
    scanString(OpenString(pounds: pounds, isMultiline: quotes), from: start)
  }

  /// Scans the rest of a string, up to its end, the beginning of an interpolation or the end of the line.
  private mutating func scanString(_ string: OpenString, from start: Int) {
    let pounds = [UInt8](repeating: UInt8(ascii: "#"), count: string.pounds)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: string.isMultiline ? 3 : 1) + pounds
    let escape = [UInt8(ascii: "\\")] + pounds
    state.openText = nil
    var isOpen = string.isMultiline
    while index < self.end {
      let byte = text[index]
      if byte == UInt8(ascii: "\\"), isAt(escape) {
        index += escape.count
        guard index < self.end else { break }
        index += 1
        if text[index - 1] == UInt8(ascii: "(") {
          add(.string, from: start)
          var string = string
          string.depth = 0
          state.strings.append(string)
          return
        }
      } else if byte == UInt8(ascii: "\""), isAt(end) {
        index += end.count
        isOpen = false
        break
      } else if byte == UInt8(ascii: "\n"), !string.isMultiline {
        break
      } else {
        index += 1
      }
    }
    if isOpen { state.openText = string }
    add(.string, from: start)
  }

  private mutating func scanNumber() {
    let start = index
    skip(while: Self.isWord)
    // A fraction, not a member or a range.
    if index + 1 < end, text[index] == UInt8(ascii: "."), (0x30...0x39).contains(text[index + 1]) {
      index += 1
      skip(while: Self.isWord)
    }
    if index < end, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(text[index]),
      text[start] != UInt8(ascii: "0") || text[start..<index].contains(UInt8(ascii: ".")),
      text[index - 1] | 0x20 == UInt8(ascii: "e")
    {
      index += 1
      skip(while: Self.isWord)
    }
    add(.number, from: start)
  }

  /// Returns true for letters; all bytes outside ASCII count as letters.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...0xFF: true
    default: false
    }
  }

  private static func isOpening(_ byte: UInt8) -> Bool { byte == 0x28 || byte == 0x5B || byte == 0x7B }
  private static func isClosing(_ byte: UInt8) -> Bool { byte == 0x29 || byte == 0x5D || byte == 0x7D }
  private static func isOperator(_ byte: UInt8) -> Bool { signs.contains(byte) }
  private static let signs = Set("/=-+!*%<>&|^~?.".utf8)
}
