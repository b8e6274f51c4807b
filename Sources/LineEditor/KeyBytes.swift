/// The bytes of keys and pastes, on their way from the terminal to readline.
struct KeyBytes {
  /// True between the marks around a paste.
  private(set) var isPasting = false
  /// A key that was read while a Ctrl-C arrived: it was typed behind it, since what was typed before is thrown away by the terminal.
  private var held: UInt8?
  /// Bytes that readline has not read yet.
  private var queue: ArraySlice<UInt8> = []
  /// Keys of a macro behind the line that the macro entered.
  private var replayed: ArraySlice<UInt8> = []
  /// The latest six bytes, as many as the marks around a paste have.
  private var recent: UInt64 = 0
  private var prompts: PastedPrompts

  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  /// - Parameter prompts: Removes what a paste brings along of an earlier session.
  init(_ prompts: PastedPrompts = PastedPrompts([])) { self.prompts = prompts }

  var holdsKey: Bool { held != nil || !replayed.isEmpty }
  var isEmpty: Bool { queue.isEmpty && replayed.isEmpty && held == nil }

  mutating func dropKey() { held = nil }
  mutating func dropMacro() { replayed = [] }

  mutating func next() -> UInt8? { replayed.popFirst() ?? queue.popFirst() }

  /// Takes the rest of a macro, which is read before what was typed.
  mutating func replay(_ keys: [UInt8]) { replayed = keys + replayed }

  /// Keeps the bytes that readline has not read yet, also where nothing more is typed.
  mutating func keep() {
    replayed += queue
    queue = []
  }

  mutating func nextHeld() -> UInt8? {
    defer { held = nil }
    return held
  }

  /// Takes a byte of the terminal; false if it means nothing.
  ///
  /// - Parameter isUrgent: True if a signal has arrived that ends what is being typed.
  mutating func take(_ byte: UInt8, isUrgent: Bool) -> Bool {
    let wasPasting = isPasting
    guard isMeant(byte) else { return false }
    if isUrgent {
      // Readline does not see the byte, which may be the end of a mark. In a paste it came before the signal: a paste comes at once.
      isPasting = wasPasting
      if !wasPasting { held = byte }
    } else if wasPasting {
      queue += prompts.take(byte)
    } else {
      if isPasting { prompts.begin() }
      queue.append(byte)
    }
    return true
  }

  /// Ends a paste whose end was lost: a Ctrl-C throws that away too, and readline would wait for it, and nothing else.
  mutating func endPaste() {
    isPasting = false
    queue = Self.endOfPaste[...]
  }

  /// Not the second half of a line's end as Windows has it, which would be another line, and no zero in a paste, behind which
  /// readline would lose the rest.
  private mutating func isMeant(_ byte: UInt8) -> Bool {
    let endsLineTwice = byte == UInt8(ascii: "\n") && recent & 0xFF == UInt8(ascii: "\r")
    recent = (recent << 8 | UInt64(byte)) & 0xFFFF_FFFF_FFFF
    switch recent {
    case 0x1B_5B32_3030_7E: isPasting = true
    case 0x1B_5B32_3031_7E: isPasting = false
    default: break
    }
    return !endsLineTwice && !(isPasting && byte == 0)
  }
}
