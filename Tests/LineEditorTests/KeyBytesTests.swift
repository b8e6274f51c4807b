import Testing

@testable import LineEditor

@Suite("Bytes on their way to readline")
struct KeyBytesTests {
  private func text(_ bytes: inout KeyBytes) -> String {
    var read: [UInt8] = []
    while let byte = bytes.next() { read.append(byte) }
    return String(decoding: read, as: UTF8.self)
  }

  /// Takes bytes that all mean something.
  private func take(_ taken: some Sequence<UInt8>, isUrgent: Bool = false, into bytes: inout KeyBytes) {
    for byte in taken {
      let isMeant = bytes.take(byte, isUrgent: isUrgent)
      #expect(isMeant)
    }
  }

  @Test("pass as they come")
  func keys() {
    var bytes = KeyBytes()
    take("a\u{1B}[A".utf8, into: &bytes)
    let read = text(&bytes)
    #expect(read == "a\u{1B}[A")
  }

  @Test("end the paste for readline, whichever of its bytes a signal interrupts")
  func interruptedPaste() {
    let paste = Array("\u{1B}[200~one\u{1B}[201~".utf8)
    for interrupted in 6..<paste.count {
      var bytes = KeyBytes()
      take(paste[..<interrupted], into: &bytes)
      take([paste[interrupted]], isUrgent: true, into: &bytes)
      #expect(bytes.isPasting)
      bytes.endPaste()
      #expect(!bytes.isPasting && !bytes.holdsKey)
      let read = text(&bytes)
      #expect(read.hasSuffix("\u{1B}[201~"))
    }
  }

  @Test("wait behind a signal outside of a paste, also the last one of its beginning")
  func heldKey() {
    var bytes = KeyBytes()
    take("\u{1B}[200".utf8, into: &bytes)
    take([UInt8(ascii: "~")], isUrgent: true, into: &bytes)
    #expect(!bytes.isPasting && bytes.holdsKey)
    let held = bytes.nextHeld()
    #expect(held == UInt8(ascii: "~"))
    #expect(!bytes.holdsKey)
  }
}
