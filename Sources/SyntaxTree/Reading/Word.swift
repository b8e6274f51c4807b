/// A word of the grammar. The first ones, up to `while`, are keywords everywhere; the others only in some places.
enum Word: UInt8, CaseIterable {
  case none
  case capitalAny, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`,
    `do`
  case `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`
  case `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`
  case `public`, `repeat`, `rethrows`, `return`, selfValue, capitalSelf, `static`, `struct`, `subscript`, `super`,
    `switch`
  case `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
  case actor, any, async, autoclosure, await, borrow, borrowing, consume, consuming, convenience, copy, didSet
  case discard, distributed, dynamic, each, escaping, final, get, indirect, infix, isolated, lazy, macro, mutating
  case nonisolated, nonmutating, open, optional, override, package, postfix, prefix, reasync, required, sending, set
  case some, then, unowned, unsafe, weak, willSet, yield, _modify, _read

  /// The word as it is written.
  var text: String {
    switch self {
    case .capitalAny: "Any"
    case .capitalSelf: "Self"
    case .selfValue: "self"
    default: "\(self)"
    }
  }

  /// True for a word that can be a name only in backticks or behind a dot.
  var isReserved: Bool { rawValue > 0 && rawValue <= Word.while.rawValue }

  /// True for a word that begins a declaration wherever a statement may begin.
  var beginsDeclaration: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .fileprivate, .func, .import, .`init`, .internal, .let,
      .operator, .precedencegroup, .private, .protocol, .public, .static, .struct, .subscript, .typealias, .var:
      true
    default: false
    }
  }

  /// True for a modifier that may be a name elsewhere.
  var isContextualModifier: Bool {
    switch self {
    case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated,
      .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix,
      .required, .sending, .unowned, .weak:
      true
    default: false
    }
  }
}

/// Table of the words by their bytes.
struct WordTable: Sendable {
  private struct Entry {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var word = Word.none
  }

  private static let size = 512
  private var entries = [Entry](repeating: Entry(), count: size)

  static let shared = WordTable()

  private init() {
    for word in Word.allCases.dropFirst() {
      var text = word.text
      let (low, high) = text.withUTF8 { Self.key($0, 0, $0.count) }
      var index = Self.slot(low, high)
      while entries[index].word != .none { index = (index + 1) % Self.size }
      entries[index] = Entry(low: low, high: high, word: word)
    }
  }

  /// Returns the word between two places; `none` for another name.
  func word(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Word {
    let count = end - start
    guard count > 1, count < 16 else { return .none }
    // Of the words with a capital there are two.
    let first = bytes[start]
    if first < 95, count != 3, count != 4 { return .none }
    let (low, high) = Self.key(bytes, start, end)
    var index = Self.slot(low, high)
    while true {
      let entry = entries[index]
      if entry.word == .none || entry.low == low && entry.high == high { return entry.word }
      index = (index + 1) % Self.size
    }
  }

  private static func key(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> (low: UInt64, high: UInt64) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for index in start..<min(end, start + 8) { low = low << 8 | UInt64(bytes[index]) }
    if end > start + 8 {
      for index in (start + 8)..<end { high = high << 8 | UInt64(bytes[index]) }
    }
    return (low, high)
  }

  private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
    Int(truncatingIfNeeded: ((low ^ high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }
}
