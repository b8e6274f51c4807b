/// Names the keys whose bytes a terminal sends: `Tab`, `Ctrl-A`, `Up`, `é`.
struct KeyNames {
  private var bytes: [UInt8] = []
  private var isPasting = false

  private static let single: [UInt8: String] = [
    0x09: "Tab", 0x0A: "Return", 0x0D: "Return", 0x20: "Space", 0x7F: "Backspace", 0x08: "Backspace",
  ]
  private static let sequences: [String: String] = [
    "[A": "Up", "[B": "Down", "[C": "Right", "[D": "Left", "OA": "Up", "OB": "Down", "OC": "Right", "OD": "Left",
    "[H": "Home", "[F": "End", "OH": "Home", "OF": "End", "[1~": "Home", "[4~": "End", "[2~": "Insert",
    "[3~": "Delete", "[5~": "Page Up", "[6~": "Page Down", "[Z": "Shift-Tab",
  ]
  private static let longest = 16

  /// Takes the next byte; returns the name of the key that it completes, and of a paste when that begins.
  mutating func take(_ byte: UInt8) -> String? {
    bytes.append(byte)
    guard isComplete else { return nil }
    defer { bytes = [] }
    let text = String(decoding: bytes, as: UTF8.self)
    if text == "\u{1B}[200~" { isPasting = true }
    if text == "\u{1B}[201~" {
      isPasting = false
      return nil
    }
    if isPasting { return text == "\u{1B}[200~" ? "Paste" : nil }
    return Self.name(of: text)
  }

  private var isComplete: Bool {
    guard let first = bytes.first, bytes.count < Self.longest else { return true }
    if first == 0x1B {
      guard bytes.count > 1 else { return false }
      guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else { return true }
      return bytes.count > 2 && (0x40...0x7E).contains(bytes[bytes.count - 1])
    }
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return bytes.count >= length
  }

  private static func name(of text: String) -> String {
    var scalars = text.unicodeScalars
    if scalars.first == "\u{1B}" {
      scalars.removeFirst()
      let rest = String(scalars)
      if let name = sequences[rest] { return name }
      return scalars.count == 1 ? "Meta-" + name(of: rest) : "Esc"
    }
    guard let first = scalars.first, scalars.count == 1, first.value < 0x80 else { return text }
    if let name = single[UInt8(first.value)] { return name }
    // Ctrl is the sixth and the seventh bit of the letter.
    return first.value < 0x20 ? "Ctrl-\(Character(Unicode.Scalar(UInt8(first.value) | 0x40)))" : text
  }
}
