import Marbles

/// The events of a chain's rows, ready to be drawn: each operator, the inner observables, the subscription.
package struct ChainDiagram {
  enum Kind: Equatable {
    /// The source or an operator.
    case stream
    /// An observable that an operator's closure gave.
    case inner
    /// The program's subscription, drawn as `^---!`.
    case subscription
  }

  enum Sign: Equatable {
    /// The value as marble text spells it, and as Swift shows it.
    case next(String, shown: String)
    case error(String)
    case completed
  }

  struct Row {
    var label: String
    var kind: Kind
    /// Depth of its indentation.
    var indent: Int
    /// Start in nanoseconds.
    var began: Int
    /// Time of its end, with or without an event; nil while it is alive.
    var ended: Int?
    /// True if it was disposed of before its stream ended.
    var wasDisposed = false
    var events: [(time: Int, sign: Sign)]
    /// The numbers of the events in the recording; 0 for one that is not known there; empty where none is.
    var numbers: [Int] = []
    /// The recorded subscription; nil where there is none.
    var id: Int?
    /// True if its events come from outside of the chain.
    var isSource = false
  }

  /// The line above the rows.
  var title: String
  var rows: [Row]
  /// Time until which the live rows were watched.
  var now: Int
  /// Real timers are late by a little, so real times are not cut so sharply.
  var isExact = true
  /// Notes below the rows: dropped events.
  var notes: [String] = []

  /// The left edge, in nanoseconds.
  var origin: Int { rows.map(\.began).min() ?? 0 }

  /// Returns the diagram with every time moved.
  func moved(by nanoseconds: Int) -> ChainDiagram {
    var copy = self
    copy.now += nanoseconds
    for index in copy.rows.indices {
      copy.rows[index].began += nanoseconds
      copy.rows[index].ended = copy.rows[index].ended.map { $0 + nanoseconds }
      copy.rows[index].events = rows[index].events.map { ($0.time + nanoseconds, $0.sign) }
    }
    return copy
  }

  /// Returns the part of the diagram from a time on.
  func cut(from start: Int) -> ChainDiagram {
    var copy = self
    copy.rows = rows.compactMap { row in
      if let ended = row.ended, ended < start { return nil }
      var row = row
      if !row.numbers.isEmpty {
        row.numbers.removeFirst(row.events.firstIndex { $0.time >= start } ?? row.numbers.count)
      }
      row.events.removeAll { $0.time < start }
      row.began = max(row.began, start)
      return row
    }
    return copy
  }

  /// The largest number of events of a row at one time.
  var mostAtOnce: Int {
    var most = 0
    for row in rows {
      var (count, last) = (0, Int.min)
      for event in row.events {
        count = event.time == last ? count + 1 : 1
        last = event.time
        most = max(most, count)
      }
    }
    return most
  }

  /// Returns a copy with only the last events of a row at one time.
  func thinned(to most: Int) -> ChainDiagram {
    var copy = self
    for index in copy.rows.indices {
      var kept: [(time: Int, sign: Sign)] = []
      var (count, last) = (0, Int.min)
      for event in copy.rows[index].events.reversed() {
        count = event.time == last ? count + 1 : 1
        last = event.time
        if count <= most { kept.append(event) }
      }
      copy.rows[index].events = kept.reversed()
      copy.rows[index].numbers = []
    }
    return copy
  }

  /// All times between the edges of the drawing, in nanoseconds.
  var times: [Int] {
    rows.flatMap { row in [row.began] + row.events.map(\.time) + (row.ended.map { [$0] } ?? []) }
  }
}

extension ChainDiagram {
  /// Returns the number of the frame that a time is in, counted from the left edge; `length` is in milliseconds.
  func frame(of time: Int, _ length: Int) -> Int {
    let exact = Double(time - origin) / 1e6
    return Int((isExact ? exact : exact + Double(length) * 0.1) + 1e-6) / length
  }

  /// Returns the rows with one frame length; values that have another name there are replaced by it.
  func chart(frame: Int, names: [String: String]) -> MarbleChart {
    let origin = origin
    func milliseconds(_ time: Int) -> Int {
      let exact = Double(time - origin) / 1e6
      return Int((isExact ? exact : exact + Double(frame) * 0.1) + 1e-6)
    }
    let edge =
      isExact ? milliseconds(now) : Self.roundedEdge(milliseconds(now), behind: milliseconds(times.max() ?? now), frame)
    let drawn = rows.map { row -> MarbleChart.Row in
      let start = milliseconds(row.began)
      var diagram = MarbleDiagram(frame: frame)
      if row.kind != .subscription {
        diagram.events = row.events.map { event in
          let kind: MarbleEvent.Kind =
            switch event.sign {
            case .next(let text, _): .next(names[text] ?? text)
            case .error: .error
            case .completed: .completed
            }
          return MarbleEvent(time: milliseconds(event.time), kind: kind)
        }
      }
      let end = row.ended.map(milliseconds)
      switch row.kind {
      case .stream: break
      case .inner:
        diagram.subscribed = start
        // Beside an event of the same frame it would be redundant.
        if let end, row.wasDisposed, diagram.events.last.map({ $0.time / frame < end / frame }) ?? true {
          diagram.disposed = end
        }
      case .subscription:
        diagram.subscribed = start
        diagram.disposed = end
      }
      let last = diagram.events.last.map { $0.time + frame } ?? 0
      diagram.length = max(last, (end ?? edge) + (end == nil ? frame : 0), start + frame)
      if row.kind == .stream, row.wasDisposed, let end { diagram.length = max(last, end / frame * frame + frame) }
      return MarbleChart.Row(
        name: String(repeating: " ", count: row.indent) + row.label, diagram: diagram, start: start / frame * frame)
    }
    return MarbleChart(rows: drawn, frame: frame)
  }

  /// Returns a rounded end of the drawing for real time, which is watched until an arbitrary moment.
  private static func roundedEdge(_ edge: Int, behind last: Int, _ frame: Int) -> Int {
    let start = last / frame * frame
    let silence = edge - start
    let unit = silence >= 600_000 ? 60_000 : silence >= 10_000 ? 1000 : silence >= 1000 ? 100 : 1
    let step = max(unit, frame)
    return start + silence / step * step
  }
}
