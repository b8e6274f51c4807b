import TextWidth

/// Several diagrams below one another, each with a name at its left:
///
/// ```
/// query             --a-b-----c---|
///  debounce 300ms   -------b-----c|
///  #14              ^-------------!
/// ```
public struct MarbleChart: Hashable, Sendable {
  /// A named diagram.
  public struct Row: Hashable, Sendable {
    /// The name, which may begin with spaces to show that the row belongs to the one above.
    public var name: String
    /// Diagram of the row.
    public var diagram: MarbleDiagram
    /// Start of the row, in milliseconds; the space before it is left blank.
    public var start: Int

    /// Makes a row that starts at a time in milliseconds.
    public init(name: String, diagram: MarbleDiagram, start: Int = 0) {
      self.name = name
      self.diagram = diagram
      self.start = start
    }
  }

  /// The length of a frame in milliseconds, one for all rows.
  public var frame: Int
  /// Rows from top to bottom.
  public var rows: [Row]
  /// Number of frames without events in all rows from which a duration is written instead.
  public var longSilence = MarbleGrid.longSilence

  /// Makes a chart with frames of the given duration in milliseconds.
  public init(rows: [Row] = [], frame: Int = MarbleDiagram.defaultFrame) {
    self.frame = max(1, frame)
    self.rows = rows
  }

  /// Duration of one character: `1 frame = 100 ms`.
  public var frameNote: String { "1 frame = \(frame) ms" }

  /// The rows as lines, marbles aligned, without a note of the frame.
  public var lines: [String] {
    let names = rows.map { Self.plain($0.name) }
    let width = (names.map(\.displayWidth).max() ?? 0) + 3
    var grid = MarbleGrid(rows: rows.map(\.diagram), starts: rows.map(\.start), frame: frame)
    grid.longSilence = longSilence
    let drawing = grid.draw()
    return zip(names, drawing.lines).map { $0.padded(to: width) + $1 }
  }

  /// Returns a name on one line and without double spaces, which separate it from its marbles.
  static func plain(_ name: String) -> String {
    let indent = name.prefix { $0 == " " }
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return indent + (words.isEmpty ? "·" : words)
  }
}

extension MarbleChart: CustomStringConvertible {
  /// The lines, below a note of the frame where it is not the usual one.
  public var description: String {
    ((frame == MarbleDiagram.defaultFrame ? [] : [frameNote]) + lines).joined(separator: "\n")
  }
}

extension MarbleChart {
  /// Reads what `description` writes: lines of a name, at least two spaces and a diagram. A line `1 frame = 50 ms` sets
  /// the frame, empty lines are skipped.
  ///
  /// - Throws: `MarbleSyntaxError` about the line at fault.
  public init(_ text: String) throws(MarbleSyntaxError) {
    var chart = MarbleChart()
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      let words = line.split(separator: " ")
      if words.isEmpty { continue }
      if words.count == 5, words[0] == "1", words[1] == "frame", words[2] == "=", words[4] == "ms" {
        guard let frame = Int(words[3]), frame > 0 else {
          throw MarbleSyntaxError(
            message: "a frame lasts a whole number of milliseconds", text: String(line), offset: 0)
        }
        chart.frame = frame
        continue
      }
      let characters = Array(line)
      let indent = characters.prefix { $0 == " " }.count
      var end = indent
      while end + 1 < characters.count, !(characters[end] == " " && characters[end + 1] == " ") { end += 1 }
      guard end + 1 < characters.count else {
        throw MarbleSyntaxError(
          message: "a row is a name, at least two spaces and a diagram", text: String(line), offset: characters.count)
      }
      do {
        let diagram = try MarbleDiagram(String(characters[end...]), frame: chart.frame)
        chart.rows.append(Row(name: String(characters[..<end]), diagram: diagram))
      } catch {
        throw MarbleSyntaxError(message: error.message, text: String(line), offset: end + error.offset)
      }
    }
    self = chart
  }
}
