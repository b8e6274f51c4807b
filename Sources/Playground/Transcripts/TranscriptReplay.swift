import Foundation
import Synchronization

/// Replays a transcript with the virtual clock and compares.
package struct TranscriptReplay {
  package let path: String
  /// Differences, ready to be printed; empty if there are none.
  package let differences: String
  let inputCount: Int
  /// Number of inputs whose output differs.
  let differingCount: Int
  /// The text with the shell's current output.
  package let rewritten: String

  package init(path: String, text: String, permissions: Permissions = Permissions()) {
    self.path = path
    let transcript = Transcript(text)
    let output = CollectedOutput()
    var options = Session.Options(isInteractive: true, clock: .virtual)
    // A transcript may come from anywhere, as a script may.
    options.isTyped = false
    options.permissions = permissions
    let session = Session(output: output, options: options)
    session.start()
    var outputs: [[String]] = []
    for exchange in transcript.exchanges {
      if session.isQuitting {
        outputs.append([])
        continue
      }
      session.evaluate(exchange.input)
      outputs.append(output.takeLines())
    }
    session.end()
    rewritten = transcript.rewritten(outputs)
    let differing = zip(transcript.exchanges, outputs).compactMap { exchange, output in
      Transcript.fits(output, exchange.expected) ? nil : Self.difference(path, exchange, output)
    }
    inputCount = transcript.exchanges.count
    differingCount = differing.count
    differences = differing.joined(separator: "\n")
  }

  private static func difference(_ path: String, _ exchange: Transcript.Exchange, _ output: [String]) -> String {
    var text = "\(path):\(exchange.line): \(Transcript.prompt)"
    text += exchange.input.replacing("\n", with: "\n" + Transcript.continuation) + "\n"
    var expected = exchange.expected
    while expected.last == "" { expected.removeLast() }
    for change in output.difference(from: expected).inferringMoves().merged(with: expected, output) {
      text += change + "\n"
    }
    return text
  }
}

extension CollectionDifference<String> {
  /// Returns the lines of both sides in order: ` ` same, `-` expected, `+` printed.
  fileprivate func merged(with old: [String], _ new: [String]) -> [String] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in self {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        lines.append("-" + old[oldIndex])
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        lines.append("+" + new[newIndex])
        newIndex += 1
      } else {
        if oldIndex < old.count { lines.append(" " + old[oldIndex]) }
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }
}

/// Collects both streams of a session as one text.
package final class CollectedOutput: SessionOutput {
  private let text = Mutex<[(text: String, stream: SessionStream)]>([])

  package init() {}

  package func write(_ text: String, to stream: SessionStream) { self.text.withLock { $0.append((text, stream)) } }

  /// Returns the text written since the last call.
  package func take(_ stream: SessionStream? = nil) -> String {
    text.withLock { chunks in
      defer { chunks = stream.map { stream in chunks.filter { $0.stream != stream } } ?? [] }
      return chunks.filter { stream == nil || $0.stream == stream }.map(\.text).joined()
    }
  }

  func takeLines() -> [String] {
    var lines = take().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
