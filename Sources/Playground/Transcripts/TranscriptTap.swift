import Synchronization

/// Listens to everything that a session prints, without colours, while a transcript is being recorded.
final class TranscriptTap: Sendable {
  private let text = Mutex<String?>(nil)
  /// Maximum length of an input's output; more is cut in the middle.
  private static let longest = 1 << 20

  func begin() { text.withLock { $0 = $0 ?? "" } }
  func end() { text.withLock { $0 = nil } }

  var isListening: Bool { text.withLock { $0 != nil } }

  func heard(_ more: @autoclosure () -> String) {
    text.withLock { text in
      guard var heard = text.take() else { return }
      if heard.utf8.count < Self.longest { heard += more() }
      text = heard
    }
  }

  /// Returns the lines printed since the last call.
  func takeLines() -> [String] {
    text.withLock { text in
      guard let heard = text else { return [] }
      text = ""
      var lines = heard.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
  }
}
