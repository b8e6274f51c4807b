import Marbles
import Rx

extension ObserverType where Element: LosslessStringConvertible {
  /// Sends the values of a marble diagram at their times from now on: `query.play("-a--b|")`.
  ///
  /// Sends on the main scheduler; `|` completes the observer and `#` sends the error. Disposing of the result cancels the
  /// remaining events. A malformed diagram, or a value of another type, stops the program with a message.
  @discardableResult
  public func play(
    _ marbles: String, frame: Int = 100, error: any Error = MarbleError()
  ) -> any Disposable {
    MarbleValues.required {
      try MarbleTimeline<Element>(marbles, frame: frame, error: error, value: { try MarbleValues.spelled($0) }).play {
        on($0)
      }
    }
  }
}

extension ObserverType {
  /// Sends the values that a marble diagram names at their times from now on.
  @discardableResult
  public func play(
    _ marbles: String, _ values: [String: Element], frame: Int = 100,
    error: any Error = MarbleError()
  ) -> any Disposable {
    MarbleValues.required {
      try MarbleTimeline(marbles, frame: frame, error: error, value: MarbleValues.named(values)).play { on($0) }
    }
  }
}

extension PublishRelay where Element: LosslessStringConvertible {
  /// Sends the values of a marble diagram at their times from now on; the diagram must not
  /// end, since a relay never does.
  @discardableResult
  public func play(_ marbles: String, frame: Int = 100) -> any Disposable {
    MarbleValues.required {
      try MarbleTimeline<Element>(marbles, frame: frame, error: MarbleError(), value: { try MarbleValues.spelled($0) })
        .playValues { self.accept($0) }
    }
  }
}

extension PublishRelay {
  /// Sends the values that a marble diagram names at their times from now on.
  @discardableResult
  public func play(
    _ marbles: String, _ values: [String: Element], frame: Int = 100
  ) -> any Disposable {
    MarbleValues.required {
      try MarbleTimeline(marbles, frame: frame, error: MarbleError(), value: MarbleValues.named(values))
        .playValues { self.accept($0) }
    }
  }
}

extension BehaviorRelay where Element: LosslessStringConvertible {
  /// Sends the values of a marble diagram at their times from now on; the diagram must not
  /// end, since a relay never does.
  @discardableResult
  public func play(_ marbles: String, frame: Int = 100) -> any Disposable {
    MarbleValues.required {
      try MarbleTimeline<Element>(marbles, frame: frame, error: MarbleError(), value: { try MarbleValues.spelled($0) })
        .playValues { self.accept($0) }
    }
  }
}

extension BehaviorRelay {
  /// Sends the values that a marble diagram names at their times from now on.
  @discardableResult
  public func play(
    _ marbles: String, _ values: [String: Element], frame: Int = 100
  ) -> any Disposable {
    MarbleValues.required {
      try MarbleTimeline(marbles, frame: frame, error: MarbleError(), value: MarbleValues.named(values))
        .playValues { self.accept($0) }
    }
  }
}

extension ReplayRelay where Element: LosslessStringConvertible {
  /// Sends the values of a marble diagram at their times from now on; the diagram must not
  /// end, since a relay never does.
  @discardableResult
  public func play(_ marbles: String, frame: Int = 100) -> any Disposable {
    MarbleValues.required {
      try MarbleTimeline<Element>(marbles, frame: frame, error: MarbleError(), value: { try MarbleValues.spelled($0) })
        .playValues { self.accept($0) }
    }
  }
}

extension ReplayRelay {
  /// Sends the values that a marble diagram names at their times from now on.
  @discardableResult
  public func play(
    _ marbles: String, _ values: [String: Element], frame: Int = 100
  ) -> any Disposable {
    MarbleValues.required {
      try MarbleTimeline(marbles, frame: frame, error: MarbleError(), value: MarbleValues.named(values))
        .playValues { self.accept($0) }
    }
  }
}
