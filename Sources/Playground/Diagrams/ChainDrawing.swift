import Marbles
import TextWidth

/// A chain's diagram as lines that fit into a width: how long a frame is and which values get a letter follows from that.
struct ChainDrawing {
  let lines: [String]
  /// Duration of one character, in milliseconds.
  let frame: Int

  private static let frames = [
    1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 60_000, 120_000, 300_000, 600_000, 1_800_000,
    3_600_000, 21_600_000, 86_400_000,
  ]
  /// Labels get no more of the width than this part of it.
  private static let labelPart = 0.4
  /// Number of the newest moments that are considered if nothing fits.
  private static let mostMoments = 400
  /// The largest number of moments in one frame.
  private static let mostInFrame = 3
  private static let mostLegendLines = 8

  /// - Parameter frame: Duration of one character, in milliseconds; nil for one that fits.
  init(_ diagram: ChainDiagram, width: Int, frame: Int? = nil) {
    var diagram = diagram
    let labelWidth = max(Int(Double(width) * Self.labelPart), 12)
    for index in diagram.rows.indices {
      let indent = diagram.rows[index].indent
      diagram.rows[index].label = diagram.rows[index].label.cut(to: labelWidth - indent)
    }
    // Rows with very many events are cut off at the left, with a note.
    let times = Set(diagram.times).sorted()
    var notes = diagram.notes
    if times.count > Self.mostMoments { diagram = diagram.cut(from: times[times.count - Self.mostMoments]) }
    // Simultaneous events share a frame, so a flood is shown by its end.
    for most in [24, 6, 2] where diagram.mostAtOnce > most {
      // Each takes a column at least.
      if diagram.mostAtOnce < width, Self.fit(diagram, width: width, frame: frame) != nil { break }
      diagram = diagram.thinned(to: most)
      notes = diagram.notes + ["of what came at once the last \(most) are shown"]
    }
    var best = Self.fit(diagram, width: width, frame: frame)
    if best == nil {
      // Fewer moments, until they fit.
      let moments = Set(diagram.times).sorted()
      var (low, high) = (0, max(moments.count - 1, 0))
      while low < high {
        let middle = (low + high) / 2
        if let found = Self.fit(diagram.cut(from: moments[middle]), width: width, frame: frame) {
          best = found
          high = middle
        } else {
          low = middle + 1
        }
      }
      if best == nil { best = Self.fit(diagram.cut(from: moments[low]), width: width, frame: frame, anyWidth: true) }
      diagram = diagram.cut(from: moments[low])
    }
    guard let best else {
      lines = [diagram.title]
      self.frame = frame ?? MarbleDiagram.defaultFrame
      return
    }
    if let first = times.first, diagram.origin > first {
      notes.append("from \(TraceLine.fixed(Double(diagram.origin) / 1e9, digits: 3)) on; earlier has no room")
    }
    self.frame = best.chart.frame
    let note = best.chart.frameNote
    let drawn = best.lines.map(\.displayWidth).max() ?? 0
    let title = diagram.title.cut(to: max(width - note.count - 3, 1))
    lines =
      [title.padded(to: max(drawn - note.count, title.displayWidth + 3)) + note] + best.lines
      + Self.legendLines(best.legend, width: width) + notes.map { $0.cut(to: width) }
  }

  private struct Candidate {
    let chart: MarbleChart
    let lines: [String]
    let legend: [(name: String, shown: String)]
  }

  private static func fit(
    _ diagram: ChainDiagram, width: Int, frame: Int?, anyWidth: Bool = false
  ) -> Candidate? {
    let finest = frame ?? naturalFrame(of: diagram)
    // A value of a few characters is more readable in place than in a legend; a long one is not.
    let legends = [16, 6, 1].map { legend(of: diagram, longest: $0) }
    func candidate(_ legend: Legend, _ frame: Int, _ longSilence: Int) -> Candidate? {
      let names = Dictionary(legend.map { ($0.text, $0.name) }) { first, _ in first }
      var chart = diagram.chart(frame: frame, names: names)
      chart.longSilence = longSilence
      if !anyWidth, frame > finest, crowd(in: diagram, frame) > mostInFrame { return nil }
      let lines = chart.lines
      guard anyWidth || (lines.map(\.displayWidth).max() ?? 0) <= width else { return nil }
      return Candidate(chart: chart, lines: lines, legend: legend.map { ($0.name, $0.shown) })
    }
    if let frame {
      for legend in legends {
        if let found = candidate(legend, frame, 40) ?? candidate(legend, frame, 8) { return found }
      }
      return nil
    }
    // A letter for a value says more than a frame in which a delay is lost; a finer drawing with stretches of time more than a coarse
    // one.
    let fine = frames.filter { $0 >= finest && $0 <= 2 * finest }
    for isExact in [true, false] {
      for legend in legends {
        for frame in fine where !isExact || frame == finest || !merges(diagram, frame) {
          for longSilence in [40, 10] { if let found = candidate(legend, frame, longSilence) { return found } }
        }
      }
    }
    for frame in frames where frame > 2 * finest {
      for longSilence in [40, 10] { if let found = candidate(legends[2], frame, longSilence) { return found } }
    }
    return anyWidth ? candidate(legends[2], frames.last ?? 100, 10) : nil
  }

  /// True if events at times that the recording tells apart are in one frame of that length.
  private static func merges(_ diagram: ChainDiagram, _ frame: Int) -> Bool {
    let times = Set(diagram.rows.flatMap { $0.events.map { ($0.time - diagram.origin) / 1_000_000 } })
    // On the real clock the operators of a chain are called a moment apart.
    let distinct = times.filter { time in diagram.isExact || !times.contains { $0 < time && $0 >= time - 2 } }
    return Set(distinct.map { $0 / frame }).count < distinct.count
  }

  /// Returns the most moments of a row that one frame holds.
  private static func crowd(in diagram: ChainDiagram, _ frame: Int) -> Int {
    let origin = diagram.origin
    var most = 0
    for row in diagram.rows {
      var (count, last, place) = (0, -1, -1)
      for event in row.events where event.time != last {
        let next = (event.time - origin) / 1_000_000 / frame
        count = next == place ? count + 1 : 1
        (last, place) = (event.time, next)
        most = max(most, count)
      }
    }
    return most
  }

  /// Returns the longest frame that separates events of different times, 100 ms at most.
  private static func naturalFrame(of diagram: ChainDiagram) -> Int {
    let origin = diagram.origin
    let times = Set(diagram.times.map { ($0 - origin) / 1_000_000 }).sorted()
    if diagram.isExact, let frame = [100, 50, 20, 10].first(where: { frame in times.allSatisfy { $0 % frame == 0 } }) {
      return frame
    }
    // Real timers that are due together fire within a moment.
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }.filter { diagram.isExact || $0 >= 3 }
    // Real times are late by a little, so a gap may be short by as much.
    let smallest = gaps.min().map { diagram.isExact ? $0 : $0 + $0 / 10 } ?? MarbleDiagram.defaultFrame
    return frames.last { $0 <= min(smallest, MarbleDiagram.defaultFrame) } ?? 1
  }

  /// Letters for the values that are too long to be drawn.
  private static func legend(of diagram: ChainDiagram, longest: Int) -> Legend {
    var values: [(text: String, shown: String)] = []
    var seen: Set<String> = []
    for row in diagram.rows where row.kind != .subscription {
      for event in row.events {
        guard case .next(let text, let shown) = event.sign, seen.insert(text).inserted else { continue }
        values.append((text, shown))
      }
    }
    func isLong(_ text: String) -> Bool { text.displayWidth > longest || text.contains(where: \.isNewline) }
    guard values.contains(where: { isLong($0.text) }) else { return [] }
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let hasLowercase = values.contains { $0.text.count == 1 && $0.text.first?.isLowercase == true }
    var names = (hasLowercase ? letters : letters + letters.map { $0.lowercased() })[...]
    // A value equal to a letter of the legend would be read as a label, so it gets a label, too.
    let named = values.filter { isLong($0.text) || names.contains($0.text) }
    return named.enumerated().map { index, value in
      (value.text, names.popFirst() ?? "v\(index + 1)", value.shown)
    }
  }

  private typealias Legend = [(text: String, name: String, shown: String)]

  /// The values of the letters, as many side by side as there is room for.
  private static func legendLines(_ legend: [(name: String, shown: String)], width: Int) -> [String] {
    let entries = legend.map { "\($0.name) = \($0.shown)".cut(to: width - 2) }
    let column = (entries.map(\.displayWidth).max() ?? 0) + 3
    let perLine = max((width - 2) / column, 1)
    var lines: [String] = []
    for start in stride(from: 0, to: entries.count, by: perLine) {
      if lines.count == mostLegendLines {
        lines.append("  … and \(entries.count - start) more")
        break
      }
      let line = entries[start..<min(start + perLine, entries.count)]
      lines.append("  " + line.dropLast().map { $0.padded(to: column) }.joined() + (line.last ?? ""))
    }
    return lines
  }
}
