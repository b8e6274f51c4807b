import Clocks

/// A transcript that is being written: a Markdown file which is whole after each input.
struct TranscriptRecording {
  let path: String
  private var exchanges: [(input: String, output: [String])] = []
  private(set) var leftOut = 0
  /// The clock of the session before the recording.
  let clockBefore: ClockEnvironment.Mode
  private let write: (String) throws -> Void
  private let introduction: String

  /// Number of printed lines that are kept at the beginning and at the end of an output.
  private static let kept = 200

  /// - Parameter earlier: The inputs of the session so far, which the replay needs although their output was not
  /// recorded.
  init(
    path: String, introduction: String, earlier: [String], clockBefore: ClockEnvironment.Mode,
    write: @escaping (String) throws -> Void
  ) throws {
    self.path = path
    self.clockBefore = clockBefore
    self.introduction = introduction
    self.write = write
    exchanges = earlier.map { ($0, ["..."]) }
    try write(text)
  }

  var count: Int { exchanges.count }

  /// Counts an input that did not finish and is left out, because it would not finish in a replay either.
  mutating func leaveOut() { leftOut += 1 }

  mutating func add(_ input: String, _ output: [String]) throws {
    exchanges.append((input, Self.replayable(output)))
    try write(text)
  }

  var text: String {
    // The fence has to be longer than anything like it in the output.
    let longest = exchanges.flatMap(\.output).map { $0.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    var lines = [introduction, "", fence + "rx"]
    for (input, output) in exchanges {
      for (index, line) in input.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        lines.append((index == 0 ? Transcript.prompt : Transcript.continuation) + line)
      }
      lines += output
    }
    return (lines + [fence, ""]).joined(separator: "\n")
  }

  /// Replaces lines that would have another meaning when they are read back by dots, which match anything.
  private static func replayable(_ output: [String]) -> [String] {
    var lines = output.map { line -> String in
      let isMistakable =
        line.hasPrefix(Transcript.prompt) || line == "rx>" || Transcript.continuedText(line) != nil
        || line.contains("\r")
      return isMistakable ? "..." : line
    }
    if lines.count > 2 * kept + 1 { lines = lines.prefix(kept) + ["..."] + lines.suffix(kept) }
    return lines
  }
}
