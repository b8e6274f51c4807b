import Foundation
import Testing

@testable import LineEditor

@Suite("Lines from a pipe")
struct LineSourceTests {
  private func source(_ bytes: [UInt8]) -> LineSource {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    Thread.detachNewThread {
      writer.write(Data(bytes))
      try? writer.close()
    }
    return LineSource(descriptor: dup(pipe.fileHandleForReading.fileDescriptor))
  }

  private func lines(_ bytes: [UInt8]) -> [LineSource.Line] {
    let source = source(bytes)
    return Array(sequence(state: source) { $0.nextLine() })
  }

  @Test("come without their ends, the last one also when it has none")
  func ends() {
    #expect(lines(Array("a\r\n\nb".utf8)).map(\.text) == ["a", "", "b"])
    #expect(lines(Array("a\n".utf8)).map(\.text) == ["a"])
    #expect(lines([]).isEmpty)
  }

  @Test("may hold NUL bytes and begin with a byte order mark")
  func odd() {
    #expect(lines([0xEF, 0xBB, 0xBF, 0x61, 0, 0x62, 0x0A]).map(\.text) == ["a\0b"])
  }

  @Test("say when they are not UTF-8")
  func malformed() {
    let lines = lines([0xFF, 0x61, 0x0A, 0x62, 0x0A])
    #expect(lines.map(\.text) == ["\u{FFFD}a", "b"])
    #expect(lines.map(\.isWellFormed) == [false, true])
  }

  @Test("may be megabytes long")
  func long() {
    #expect(lines([UInt8](repeating: 0x78, count: 3_000_000) + [0x0A, 0x79]).map(\.text.utf8.count) == [3_000_000, 1])
  }

  @Test("end with the reason when they cannot be read")
  func directory() {
    let source = LineSource(descriptor: open("/", O_RDONLY))
    #expect(source.nextLine() == nil)
    #expect(source.failure == EISDIR)
  }
}

extension LineSource {
  /// The next line, waiting for it; nil at the end.
  fileprivate func nextLine() -> Line? {
    while true {
      if let line = nextBuffered() { return line }
      if isAtEnd { return nil }
      readSome()
    }
  }
}

/// Scan in which an input is complete when no brace is open, and a dot continues it; nothing continues a command.
private struct BracesAndDots: InputScan {
  private var depth = 0
  private var first: String?
  mutating func take(_ line: String) {
    first = first ?? line
    for character in line { depth += character == "{" ? 1 : character == "}" ? -1 : 0 }
  }
  var isComplete: Bool { depth <= 0 }
  var mayGoOn: Bool { first?.hasPrefix(":") != true }
  func goesOn(with line: String) -> Bool { line.hasPrefix(".") }
}

@Suite("Inputs from a pipe")
struct PlainInputTests {
  private func inputs(_ text: String) -> [LineInput] {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(text.utf8))
    try? pipe.fileHandleForWriting.close()
    let input = PlainInput(
      LineSource(descriptor: pipe.fileHandleForReading.fileDescriptor), beginScan: { BracesAndDots() })
    var inputs: [LineInput] = []
    while true {
      switch input.advance() {
      case .input(let next): inputs.append(next)
      case .needsMore: input.source.readSome()
      case .mayContinue: input.source.readSome()
      case .end: return inputs
      }
    }
  }

  @Test("are put together until they are complete, with the number of their first line")
  func together() {
    #expect(
      inputs("\none {\n\n}\n\ntwo\n") == [
        LineInput(text: "one {\n\n}", firstLine: 2), LineInput(text: "two", firstLine: 6),
      ])
  }

  @Test("take in the lines that continue them, across blank lines")
  func continued() {
    #expect(
      inputs("a\n.b\n\n  \n.c\nd") == [
        LineInput(text: "a\n.b\n\n  \n.c", firstLine: 1), LineInput(text: "d", firstLine: 6),
      ])
  }

  @Test("are handed out incomplete at the end")
  func incomplete() {
    #expect(inputs("one {\ntwo") == [LineInput(text: "one {\ntwo", firstLine: 1)])
  }

  @Test("wait for a line that may continue them only as long as they are told to")
  func patience() {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("a\n".utf8))
    let input = PlainInput(
      LineSource(descriptor: pipe.fileHandleForReading.fileDescriptor), beginScan: { BracesAndDots() })
    #expect(input.advance() == .needsMore)
    input.source.readSome()
    #expect(input.advance() == .mayContinue)
    #expect(input.advance(waitedLongEnough: true) == .input(LineInput(text: "a", firstLine: 1)))
  }

  @Test("wait for nothing where no line could continue them")
  func complete() {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(":a\n\n.b\n:c\n".utf8))
    let input = PlainInput(
      LineSource(descriptor: pipe.fileHandleForReading.fileDescriptor), beginScan: { BracesAndDots() })
    input.source.readSome()
    #expect(input.advance() == .input(LineInput(text: ":a", firstLine: 1)))
    #expect(input.advance() == .input(LineInput(text: ".b", firstLine: 3)))
    #expect(input.advance() == .input(LineInput(text: ":c", firstLine: 4)))
    #expect(input.advance() == .needsMore)
  }
}
