/// Puts the lines of a pipe together to complete inputs, without prompt or echo.
final class PlainInput {
  enum Progress: Equatable { case input(LineInput), needsMore, mayContinue, end }

  let source: LineSource
  private let beginScan: () -> any InputScan
  private var scan: any InputScan
  private var ahead: [LineSource.Line] = []
  private var read = 0
  /// The lines of the current input, and of these the first that is not UTF-8.
  private var lines: [String] = []
  private var malformedLine: Int?
  private var firstLine = 1

  init(_ source: LineSource, beginScan: @escaping () -> any InputScan) {
    self.source = source
    self.beginScan = beginScan
    scan = beginScan()
  }

  /// Goes on with what has been read. A complete input waits for the line after it, which may belong to it, until that
  /// line is there or the caller has waited long enough, unless no line could belong to it.
  func advance(waitedLongEnough: Bool = false) -> Progress {
    while true {
      if !lines.isEmpty, scan.isComplete {
        if !scan.mayGoOn { return .input(finish()) }
        guard let follower = follower() else {
          return source.isAtEnd || waitedLongEnough ? .input(finish()) : .mayContinue
        }
        if !scan.goesOn(with: follower) { return .input(finish()) }
        ahead.forEach(append)
        ahead = []
        continue
      }
      if !ahead.isEmpty {
        append(ahead.removeFirst())
      } else if let line = source.nextBuffered() {
        append(line)
      } else if source.isAtEnd {
        return lines.isEmpty ? .end : .input(finish())
      } else {
        return .needsMore
      }
    }
  }

  /// The next line that says something, as far as it has been read.
  private func follower() -> String? {
    while true {
      if let last = ahead.last, !last.isBlank { return last.text }
      guard let line = source.nextBuffered() else { return nil }
      ahead.append(line)
    }
  }

  private func append(_ line: LineSource.Line) {
    read += 1
    if lines.isEmpty {
      if line.isBlank { return }
      firstLine = read
    }
    lines.append(line.text)
    scan.take(line.text)
    if !line.isWellFormed, malformedLine == nil { malformedLine = lines.count }
  }

  private func finish() -> LineInput {
    defer {
      lines = []
      malformedLine = nil
      scan = beginScan()
    }
    return LineInput(text: lines.joined(separator: "\n"), firstLine: firstLine, malformedLine: malformedLine)
  }
}

extension LineSource.Line {
  fileprivate var isBlank: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
}
