/// Puts the lines of a pipe together to complete inputs, without prompt or echo.
final class PlainInput {
  enum Progress: Equatable { case input(LineInput), needsMore, mayContinue, end }

  let source: LineSource
  private let isComplete: (String) -> Completeness
  private let continuesPrevious: (String) -> Bool
  private let mayBeContinued: (String) -> Bool
  private var ahead: [LineSource.Line] = []
  private var read = 0
  private var current: LineInput?
  private var isCurrentComplete = false

  init(
    _ source: LineSource, isComplete: @escaping (String) -> Completeness,
    continuesPrevious: @escaping (String) -> Bool, mayBeContinued: @escaping (String) -> Bool = { _ in true }
  ) {
    self.source = source
    self.isComplete = isComplete
    self.continuesPrevious = continuesPrevious
    self.mayBeContinued = mayBeContinued
  }

  /// Goes on with what has been read. A complete input waits for the line after it, which may belong to it, until that
  /// line is there or the caller has waited long enough, unless no line could belong to it.
  func advance(waitedLongEnough: Bool = false) -> Progress {
    while true {
      if isCurrentComplete {
        if let current, !mayBeContinued(current.text) { return .input(finish()) }
        guard let follower = follower() else {
          return source.isAtEnd || waitedLongEnough ? .input(finish()) : .mayContinue
        }
        if !continuesPrevious(follower) { return .input(finish()) }
        while current != nil, !ahead.isEmpty { append(ahead.removeFirst()) }
        continue
      }
      if !ahead.isEmpty {
        append(ahead.removeFirst())
      } else if let line = source.nextBuffered() {
        append(line)
      } else if source.isAtEnd {
        return current == nil ? .end : .input(finish())
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
    if var input = current {
      input.text += "\n" + line.text
      if !line.isWellFormed, input.malformedLine == nil { input.malformedLine = read - input.firstLine + 1 }
      current = input
    } else {
      if line.isBlank { return }
      current = LineInput(text: line.text, firstLine: read, malformedLine: line.isWellFormed ? nil : 1)
    }
    isCurrentComplete = isComplete(current?.text ?? "") == .complete
  }

  private func finish() -> LineInput {
    defer {
      current = nil
      isCurrentComplete = false
    }
    return current ?? LineInput(text: "", firstLine: read)
  }
}

extension LineSource.Line {
  fileprivate var isBlank: Bool { text.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
}
