/// Events of an observable over time as a marble diagram shows them: `--a-b-(cd)--|`.
///
/// Times are milliseconds from the left edge of the drawing; one character is one `frame`. Values are text, which
/// the reader of the diagram converts to elements.
///
/// | text | means |
/// |---|---|
/// | `-` | one frame in which nothing happens |
/// | `a`, `'longer'` | a value; in quotes when it is longer than a character or one of the signs below |
/// | `(ab\|)` | several events in one frame; the group is one frame wide |
/// | `\|` `#` | completed, failed |
/// | `^` `!` | subscribed, disposed |
/// | `300ms` `1.5s` `2m` | a duration, between spaces |
/// | `>` at the end | open: neither completed nor failed, like a diagram without `\|` or `#` |
///
/// Spaces have no meaning, so they can align diagrams.
public struct MarbleDiagram: Hashable, Sendable {
  /// Default duration of a frame: 100 ms.
  public static let defaultFrame = 100

  /// The length of a frame in milliseconds.
  public var frame: Int
  /// Events in order of time.
  public var events: [MarbleEvent]
  /// Time of the subscription (`^`), in milliseconds.
  public var subscribed: Int?
  /// Time of the disposal (`!`), in milliseconds.
  public var disposed: Int?
  /// End of the drawing, in milliseconds: for an open diagram the duration for which it was watched.
  public var length: Int

  /// Makes a diagram; it is at least long enough for its events.
  public init(
    events: [MarbleEvent] = [], subscribed: Int? = nil, disposed: Int? = nil, length: Int = 0,
    frame: Int = MarbleDiagram.defaultFrame
  ) {
    self.frame = max(1, frame)
    self.events = events
    self.subscribed = subscribed
    self.disposed = disposed
    let last = max(events.last?.time ?? -1, max(subscribed ?? -1, disposed ?? -1))
    self.length = max(length, last < 0 ? 0 : last + self.frame)
  }

  /// True if the diagram ends with `|` or `#`.
  public var isTerminated: Bool { events.last?.isTerminal ?? false }

  /// The text of the values, in order.
  public var values: [String] { events.compactMap(\.value) }

  /// True if the diagram has values and all of them are whole numbers, so that it is one of `Int`.
  public var isNumeric: Bool {
    let values = values
    return !values.isEmpty && values.allSatisfy { Int($0) != nil && $0.first != "+" }
  }

  /// The events with their times counted from the subscription, negative before it; unchanged without a `^`.
  public var eventsFromSubscription: [MarbleEvent] {
    guard let subscribed else { return events }
    return events.map { MarbleEvent(time: $0.time - subscribed, kind: $0.kind) }
  }

  /// Copy of the diagram with every time moved back to the beginning of its frame, as a drawing shows it.
  public var snapped: MarbleDiagram {
    var copy = self
    copy.events = events.map { MarbleEvent(time: snap($0.time), kind: $0.kind) }
    copy.subscribed = subscribed.map(snap)
    copy.disposed = disposed.map(snap)
    copy.length = snap(length)
    return copy
  }

  /// Returns a copy of the diagram with every time moved by the given number of milliseconds.
  func moved(by milliseconds: Int) -> MarbleDiagram {
    var copy = self
    copy.events = events.map { MarbleEvent(time: $0.time + milliseconds, kind: $0.kind) }
    copy.subscribed = subscribed.map { $0 + milliseconds }
    copy.disposed = disposed.map { $0 + milliseconds }
    copy.length = length + milliseconds
    return copy
  }

  private func snap(_ time: Int) -> Int { max(0, time) / frame * frame }

  /// Returns true if both show the same events, subscription and disposal at the same times, regardless of their
  /// lengths.
  public func agrees(with other: MarbleDiagram) -> Bool {
    events == other.events && subscribed == other.subscribed && disposed == other.disposed
  }
}
