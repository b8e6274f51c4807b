import Recording
import RxBindings
import Execution

extension ChainDiagram {
  /// Makes the diagram of a chain from its recording. Describes values, so call it on the run loop.
  init(_ chain: RecordedChain, now: Int, isExact: Bool) {
    // After the end of the subscription its upstream is no longer observed.
    let end = chain.rows.last?.report.progress.end?.time
    self.init(title: "#\(chain.number) \(chain.name)", rows: [], now: min(now, end ?? now), isExact: isExact)
    let indents = Self.indents(of: chain.rows)
    let mostEvents = Self.mostEvents(ofOneOf: chain.rows.count)
    rows = zip(chain.rows, indents).map { row, indent in
      let progress = row.report.progress
      var events: [(time: Int, sign: Sign)] = []
      var numbers: [Int] = []
      for event in row.events.suffix(mostEvents) {
        switch event.kind {
        case .next: events.append((event.time, Self.sign(of: event)))
        case .error: events.append((event.time, .error(event.text ?? "")))
        case .completed: events.append((event.time, .completed))
        case .subscribed, .disposed, .released: continue
        }
        numbers.append(event.number)
      }
      var kind = row.isInner ? Kind.inner : .stream
      let stream = row.report.subscription.stream
      // A source has the program's name for it.
      var label = stream.flatMap { $0.parent == nil ? $0.variableName : nil } ?? row.report.label
      if let number = row.report.subscription.number {
        kind = .subscription
        label = "#\(number)"
      }
      let hasEnd = progress.end.map { $0.kind == .completed || $0.kind == .error } ?? false
      return Row(
        label: label, kind: kind, indent: indent, began: row.report.subscription.began,
        ended: progress.end.flatMap { $0.kind == .released ? nil : $0.time },
        wasDisposed: progress.end != nil && !hasEnd, events: events, numbers: numbers, id: row.report.id,
        isSource: stream?.inputs.isEmpty == true && kind == .stream)
    }
    // Of a row that is not looked at as a whole, the others show no more than it does.
    let starts = chain.rows.filter { $0.events.count >= mostEvents }
      .compactMap { $0.events.suffix(mostEvents).first?.time }
    if let start = starts.max() {
      let notes = notes + ["from \(TraceLine.fixed(Double(start) / 1e9, digits: 3)) on; earlier has no room"]
      self = cut(from: start)
      self.notes = notes
    }
    let dropped = chain.rows.map(\.droppedElements).max() ?? 0
    if let gap = chain.gap { notes.append("\(gap.count) rows behind the first \(gap.place) are left out") }
    if chain.left > 0 { notes.append("\(counted(chain.left, "older inner observable")) left out") }
    if dropped > 0 { notes.append("\(dropped) older elements are not kept any more") }
  }

  /// Returns the maximum number of events of a row, which is lower for many rows.
  static func mostEvents(ofOneOf rows: Int) -> Int { min(max(6000 / max(rows, 1), 100), 1000) }
  /// Maximum number of rows.
  static let mostRows = 48
  /// Maximum number of inner observables of an operator.
  static let mostInner = 16

  static func sign(of event: RecordedEvent) -> Sign {
    let shown = event.text ?? ""
    guard let value = event.value, !event.isDescription else { return .next(shown, shown: shown) }
    switch value {
    // As a diagram spells it: without the quotes of Swift.
    case .string(let text): return .next(text, shown: shown)
    case .character(let character): return .next(String(character), shown: shown)
    default: return .next(shown, shown: shown)
    }
  }

  /// Returns the indentation of rows: sources at the left, their results one level further; inner observables deeper.
  private static func indents(of rows: [RecordedRow]) -> [Int] {
    var indents = [Int](repeating: 0, count: rows.count)
    // Rows follow those upstream, so each row is followed back to the rows above it.
    var levels: [(depth: Int, level: Int)] = []
    for index in rows.indices.reversed() {
      let row = rows[index]
      while let last = levels.last, last.depth >= row.depth { levels.removeLast() }
      let level = (levels.last?.level ?? 0) + (row.isInner ? 1 : 0)
      levels.append((row.depth, level))
      let isFed = index > 0 && rows[index - 1].depth == row.depth + 1
      indents[index] = (level == 0 ? 0 : level + 1) + (isFed ? 1 : 0)
    }
    return indents
  }
}
