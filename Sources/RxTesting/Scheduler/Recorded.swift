import Rx

/// A value and the virtual time at which it was recorded.
public struct Recorded<Value> {
  /// Time of the recording, in ticks.
  public let time: TestTime
  /// Recorded value.
  public let value: Value

  /// Makes a record of a value at a time in ticks.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: CustomDebugStringConvertible {
  /// The value and its time: `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Equatable where Value: Equatable {
  /// Returns true if times and values are equal.
  public static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool {
    lhs.time == rhs.time && lhs.value == rhs.value
  }
}

extension Recorded {
  /// Returns a next event at a time in ticks.
  public static func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> where Value == Event<T> {
    Recorded(time: time, value: .next(element))
  }

  /// Returns a completed event at a time in ticks.
  public static func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>>
  where Value == Event<T> {
    Recorded(time: time, value: .completed)
  }

  /// Returns an error event at a time in ticks.
  public static func error<T>(_ time: TestTime, _ error: Swift.Error, _ type: T.Type = T.self) -> Recorded<Event<T>>
  where Value == Event<T> {
    Recorded(time: time, value: .error(error))
  }

  /// Returns the given events as an array, so that their element type is inferred once.
  public static func events<T>(_ recordedEvents: Recorded<Event<T>>...) -> [Recorded<Event<T>>]
  where Value == Event<T> {
    recordedEvents
  }

  /// Returns the given events, so that their element type is inferred once.
  public static func events<T>(_ recordedEvents: [Recorded<Event<T>>]) -> [Recorded<Event<T>>]
  where Value == Event<T> {
    recordedEvents
  }
}
