import Foundation
import Testing

@testable import LineEditor

@Suite("History")
final class HistoryFileTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/history-\(UUID().uuidString)"
  private var path: String { folder + "/deep/history" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func texts() -> [String] { HistoryFile(path: path).load().map(\.text) }

  @Test("keeps entries of several lines whole")
  func severalLines() {
    let text = "func f() {\n#123\n\n}"
    #expect(HistoryFile(path: path).record(text, time: 7))
    #expect(HistoryFile(path: path).record("next", time: 8))
    #expect(texts() == ["func f() {\n #123\n\n}", "next"])
  }

  @Test("drops what was entered before and keeps the latest")
  func duplicates() {
    for (time, text) in ["a", "b", "a", "c"].enumerated() { HistoryFile(path: path).record(text, time: time) }
    #expect(texts() == ["b", "a", "c"])
  }

  @Test("knows of inputs that had an error, until they are entered again without one")
  func errors() {
    let file = HistoryFile(path: path)
    for text in ["good", "bad", "mended"] { file.record(text, time: 10) }
    for text in ["bad", "mended"] { file.record(text, time: 11, hadError: true) }
    file.record("mended", time: 12)
    #expect(file.load().map(\.text) == ["good", "bad", "mended"])
    #expect(file.load().map(\.hadError) == [false, true, false])
    #expect(file.load().map(\.time) == [10, 11, 12])
    #expect(HistoryFile.parse(Array("#0\na\n#01\nb\n".utf8)).map(\.hadError) == [false, true])
  }

  @Test("keeps what another session has written meanwhile")
  func otherSession() {
    let one = HistoryFile(path: path)
    let other = HistoryFile(path: path)
    one.record("one", time: 1)
    other.record("other", time: 2)
    one.record("one more", time: 3)
    #expect(texts() == ["one", "other", "one more"])
  }

  @Test("keeps the latest entries when there are too many")
  func capacity() {
    for number in 1...5 { HistoryFile(path: path, capacity: 3).record("\(number)", time: number) }
    #expect(HistoryFile(path: path, capacity: 3).load().map(\.text) == ["3", "4", "5"])
  }

  @Test("takes each line for an entry where there are no time stamps")
  func withoutStamps() {
    #expect(HistoryFile.parse(Array("a\nb\n#12\nc\nd\n".utf8)).map(\.text) == ["a", "b", "c\nd"])
  }

  @Test("reads the newest part of a large file, and drops the rest")
  func large() throws {
    #expect(HistoryFile(path: path).record("oldest", time: 1))
    let filler = "#2\n" + String(repeating: "x", count: 1000) + "\n"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for _ in 0..<6000 { bytes += Data(filler.utf8) }
    bytes += Data("#3\nnew\nest\n".utf8)
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(texts().suffix(2) == [String(repeating: "x", count: 1000), "new\nest"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count < 2000)
    #expect(HistoryFile(path: path).record("next", time: 4))
    #expect(texts().count == 3)
  }

  @Test("the end of an entry that is larger than what is read is no entry")
  func cutEntry() throws {
    HistoryFile(path: path).record("first", time: 1)
    let giant = "#2\n" + String(repeating: "line\n", count: 1 << 18)
    try (giant + "#3\nlast\n").write(toFile: path, atomically: true, encoding: .utf8)
    #expect(texts() == ["last"])
    try String(giant.dropFirst(3)).write(toFile: path, atomically: true, encoding: .utf8)
    #expect(texts() == ["line"])
  }

  @Test("does not keep an entry of more than 64 KB")
  func longEntry() throws {
    let longest = String(repeating: "x", count: 64 << 10)
    #expect(HistoryFile(path: path).record(longest, time: 1))
    #expect(!HistoryFile(path: path).record(longest + "x", time: 2))
    try ("#1\n" + longest + "x\n#2\nshort\n").write(toFile: path, atomically: true, encoding: .utf8)
    #expect(texts() == ["short"])
  }

  @Test("begins a line of its own behind a file that ends in the middle of one")
  func unfinishedLine() throws {
    HistoryFile(path: path).record("a", time: 1)
    try "#1\na".write(toFile: path, atomically: true, encoding: .utf8)
    HistoryFile(path: path).record("b", time: 2)
    #expect(texts() == ["a", "b"])
  }

  @Test("follows a link to where the file is kept")
  func link() throws {
    let file = HistoryFile(path: path)
    file.record("one", time: 1)
    let link = path + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    HistoryFile(path: link).record("two", time: 2)
    #expect(texts() == ["one", "two"])
  }

  @Test("says so when it cannot be written")
  func unwritable() {
    #expect(!HistoryFile(path: "/dev/null/history").record("one", time: 1))
  }

  @Test("leaves alone what never ends or never begins", arguments: ["/dev/full", "pipe"])
  func devices(_ kind: String) throws {
    let directory = String(path[..<path.lastIndex(of: "/")!])
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    if kind == "pipe" {
      #expect(mkfifo(path, 0o600) == 0)
    } else {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: kind)
    }
    #expect(texts().isEmpty)
    #expect(!HistoryFile(path: path).record("text", time: 1))
    #expect(texts().isEmpty)
  }

  @Test("stands in the XDG state directory, else below the home")
  func place() {
    let variables = ["XDG_STATE_HOME": "/state", "HOME": "/home/me"]
    #expect(StateDirectory.path(of: "history", program: "p") { variables[$0] } == "/state/p/history")
    #expect(
      StateDirectory.path(of: "history", program: "p") { $0 == "HOME" ? "/home/me" : "relative" }
        == "/home/me/.local/state/p/history")
    #expect(StateDirectory.path(of: "history", program: "p") { _ in nil } == nil)
  }
}
