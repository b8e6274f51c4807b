import Testing

/// Text that is no program: a file may hold any bytes.
@Suite("Bytes at random")
struct ByteTests {
  @Test("no sequence of bytes crashes or hangs the interpreter")
  func bytes() {
    let fuzz = Fuzz("bytes", rounds: 300)
    _ = fuzz.run { random in
      let count = Int.random(in: 0...200, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test("no sequence of printable characters crashes or hangs the interpreter")
  func printable() {
    let fuzz = Fuzz("printable", rounds: 300)
    _ = fuzz.run { random in
      let count = Int.random(in: 0...120, using: &random)
      return String(
        (0..<count).map { _ in Character(Unicode.Scalar(UInt8.random(in: 9...126, using: &random))) })
    }
  }

  @Test("no sequence of scalars from all over Unicode crashes or hangs the interpreter")
  func scalars() {
    let fuzz = Fuzz("scalars", rounds: 200)
    _ = fuzz.run { random in
      var text = ""
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) {
          text.unicodeScalars.append(scalar)
        }
        if Bool.random(using: &random) {
          text += ["let ", "\"", "\\(", "{", ")", "= ", "/*", "#", "\n"].randomElement(using: &random)!
        }
      }
      return text
    }
  }
}
