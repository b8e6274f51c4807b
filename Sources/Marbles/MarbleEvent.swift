/// An event at one moment of a marble diagram.
public struct MarbleEvent: Hashable, Sendable {
  /// Kind of an event, with its value.
  public enum Kind: Hashable, Sendable {
    /// A value, as text.
    case next(String)
    /// An error: `#`.
    case error
    /// A completion: `|`.
    case completed
  }

  /// Milliseconds from the left edge of the diagram.
  public var time: Int
  /// Kind of the event.
  public var kind: Kind

  /// Makes an event at a time in milliseconds.
  public init(time: Int, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// True for a completion or an error.
  public var isTerminal: Bool {
    switch kind {
    case .next: return false
    case .error, .completed: return true
    }
  }

  /// Text of a value; nil for `|` and `#`.
  public var value: String? {
    if case .next(let value) = kind { return value }
    return nil
  }
}

extension MarbleEvent: CustomStringConvertible {
  /// The event with its time: `next(a) @ 200`.
  public var description: String {
    switch kind {
    case .next(let value): return "next(\(value)) @ \(time)"
    case .error: return "error @ \(time)"
    case .completed: return "completed @ \(time)"
    }
  }
}
