import Recording

/// A Markdown file whose fenced `rx` blocks hold inputs and the shell's output.
struct Transcript {
  /// An input and the lines below it.
  struct Exchange: Equatable {
    var input: String
    /// Line of the input, from 1.
    var line: Int
    var expected: [String]
    /// Lines of the file, from 0, that hold the expectation.
    var range: Range<Int>
  }

  /// Returns true if a file is a transcript by its name.
  static func isName(_ path: String) -> Bool { path.hasSuffix(".md") || path.hasSuffix(".markdown") }

  static let prompt = "rx> "
  static let continuation = "...> "
  /// The continuation as the prompt shows it, as wide as the prompt, in what was copied from a terminal.
  private static let shownContinuation = String(continuation.suffix(prompt.count))

  static func withoutInputs(_ path: String) -> CommandError {
    CommandError(
      "\(DisplayText.line(path)) has no inputs",
      notes: ["an input is a line of an rx block that begins with '\(prompt)': :help transcripts"])
  }

  let lines: [String]
  let exchanges: [Exchange]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.last == "\r" ? String(line.dropLast()) : String(line)
    }
    var exchanges: [Exchange] = []
    var fence: String?
    var current: Exchange?
    func close(_ end: Int) {
      guard var exchange = current else { return }
      exchange.range = exchange.range.lowerBound..<end
      exchanges.append(exchange)
      current = nil
    }
    for (index, line) in lines.enumerated() {
      guard let open = fence else {
        let ticks = line.prefix { $0 == "`" }
        if ticks.count >= 3, line.dropFirst(ticks.count).split(separator: " ").first == "rx" { fence = String(ticks) }
        continue
      }
      if line.hasPrefix(open), line.allSatisfy({ $0 == "`" }) {
        close(index)
        fence = nil
      } else if line.hasPrefix(Self.prompt) || line == "rx>" {
        close(index)
        current = Exchange(
          input: String(line.dropFirst(Self.prompt.count)), line: index + 1, expected: [], range: index + 1..<index + 1)
      } else if let text = Self.continuedText(line), current?.expected.isEmpty == true {
        current?.input += "\n" + text
        current?.range = index + 1..<index + 1
      } else {
        current?.expected.append(line)
      }
    }
    close(lines.count)
    self.exchanges = exchanges
  }

  /// Returns the part of a line that goes on with an input; nil where the line does not.
  static func continuedText(_ line: String) -> Substring? {
    [continuation, shownContinuation].first { line.hasPrefix($0) || line + " " == $0 }.map { line.dropFirst($0.count) }
  }

  /// Returns the file with other expectations below its inputs.
  func rewritten(_ outputs: [[String]]) -> String {
    var result: [String] = []
    var next = 0
    for (exchange, output) in zip(exchanges, outputs) {
      result += lines[next..<exchange.range.lowerBound]
      // Output that already matches is kept unchanged, with its dots.
      result += Self.fits(output, exchange.expected) ? Array(lines[exchange.range]) : output
      next = exchange.range.upperBound
    }
    result += lines[next...]
    return result.joined(separator: "\n")
  }

  /// Returns whether an output matches the expected one; a line `...` matches any number of lines.
  static func fits(_ output: [String], _ expected: [String]) -> Bool {
    let output = trimmed(output)[...]
    let expected = trimmed(expected)[...]
    return fits(output, expected)
  }

  private static func fits(_ output: ArraySlice<String>, _ expected: ArraySlice<String>) -> Bool {
    // Greedy with one point to go back to, as patterns with one kind of star allow.
    var (out, exp) = (output.startIndex, expected.startIndex)
    var star: (out: Int, exp: Int)?
    while out < output.endIndex {
      if exp < expected.endIndex, expected[exp] == "..." {
        star = (out, exp)
        exp += 1
      } else if exp < expected.endIndex, expected[exp] == output[out] {
        out += 1
        exp += 1
      } else if let point = star {
        star = (point.out + 1, point.exp)
        out = point.out + 1
        exp = point.exp + 1
      } else {
        return false
      }
    }
    return expected[exp...].allSatisfy { $0 == "..." }
  }

  /// Blank lines at the end and spaces at the ends of lines are for the eye.
  private static func trimmed(_ lines: [String]) -> [String] {
    var lines = lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
