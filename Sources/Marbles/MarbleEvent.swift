/// Something that happens at one moment of a marble diagram.
public struct MarbleEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A value, as text.
    case next(String)
    /// `#`
    case error
    /// `|`
    case completed
  }

  /// Milliseconds from the left edge of the diagram.
  public var time: Int
  public var kind: Kind

  public init(time: Int, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// Whether nothing may follow.
  public var isTerminal: Bool {
    switch kind {
    case .next: return false
    case .error, .completed: return true
    }
  }

  /// The text of a value, nil for `|` and `#`.
  public var value: String? {
    if case .next(let value) = kind { return value }
    return nil
  }
}

extension MarbleEvent: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .next(let value): return "next(\(value)) @ \(time)"
    case .error: return "error @ \(time)"
    case .completed: return "completed @ \(time)"
    }
  }
}
