import Marbles
import Rx

/// Default error for `#` in a marble diagram.
public struct MarbleError: Error, Hashable, CustomStringConvertible, Sendable {
  /// Makes the error.
  public init() {}
  /// Text of the error.
  public var description: String { "marble error" }
}

/// Error for a value of a diagram whose name is not in the table, or whose text does not convert to the element type.
public struct MarbleValueError: Error, Hashable, CustomStringConvertible, Sendable {
  /// Text of the value in the diagram.
  public let value: String
  let type: String

  /// Message with the value and the expected type.
  public var description: String { "the value '\(value)' of the diagram is no \(type)" }
}

extension MarbleDiagram {
  /// Returns the events of this diagram, with elements made by `value` and times in ticks from `^` or from the left edge.
  ///
  /// - Throws: Errors of `value`.
  public func recordedEvents<Element>(
    ticksPerSecond: Double, error: any Error = MarbleError(), value: (String) throws -> Element
  ) rethrows -> [Recorded<Event<Element>>] {
    try eventsFromSubscription.map { event in
      let time = Int((Double(event.time) / 1000 * ticksPerSecond).rounded())
      switch event.kind {
      case .next(let text): return .next(time, try value(text))
      case .error: return .error(time, error)
      case .completed: return .completed(time)
      }
    }
  }

  /// Makes the diagram of recorded events whose left edge is at `origin` ticks.
  public init<Element>(
    _ recorded: [Recorded<Event<Element>>], ticksPerSecond: Double, origin: TestTime = 0,
    frame: Int = MarbleDiagram.defaultFrame, length: Int = 0, name: (Element) -> String = { "\($0)" }
  ) {
    let events = recorded.map { recorded in
      let time = Int((Double(recorded.time - origin) / ticksPerSecond * 1000).rounded())
      switch recorded.value {
      case .next(let element): return MarbleEvent(time: time, kind: .next(name(element)))
      case .error: return MarbleEvent(time: time, kind: .error)
      case .completed: return MarbleEvent(time: time, kind: .completed)
      }
    }
    self.init(events: events, length: length, frame: frame)
  }

  /// Makes the diagram of a subscription whose left edge is at `origin` ticks.
  public init(
    _ subscription: Subscription, ticksPerSecond: Double, origin: TestTime = 0,
    frame: Int = MarbleDiagram.defaultFrame
  ) {
    func milliseconds(_ ticks: TestTime) -> Int { Int((Double(ticks - origin) / ticksPerSecond * 1000).rounded()) }
    self.init(
      subscribed: milliseconds(subscription.subscribe),
      disposed: subscription.unsubscribe == TestTime.max ? nil : milliseconds(subscription.unsubscribe), frame: frame)
  }
}

extension TestScheduler {
  /// Number of milliseconds that a character of a diagram represents: 100, or a tick if ticks are longer.
  public var marbleFrame: Int { max(MarbleDiagram.defaultFrame, Int((resolution * 1000).rounded())) }

  /// Returns a cold observable of the characters in a marble diagram: `cold("-a-b|")`.
  ///
  /// - Throws: `MarbleSyntaxError`.
  public func cold(_ marbles: String, error: any Error = MarbleError()) throws -> TestableObservable<String> {
    createColdObservable(try recordedEvents(marbles, error: error) { $0 })
  }

  /// Returns a cold observable of the values that a marble diagram names: `cold("-a-b|", ["a": 1, "b": 2])`.
  ///
  /// - Throws: `MarbleSyntaxError`, `MarbleValueError`.
  public func cold<Element>(
    _ marbles: String, _ values: [String: Element], error: any Error = MarbleError()
  ) throws -> TestableObservable<Element> {
    createColdObservable(try recordedEvents(marbles, error: error, value: lookUp(values)))
  }

  /// Returns a cold observable of the values that a marble diagram spells out: `cold("-1-2|", of: Int.self)`.
  ///
  /// - Throws: `MarbleSyntaxError`, `MarbleValueError`.
  public func cold<Element: LosslessStringConvertible>(
    _ marbles: String, of type: Element.Type, error: any Error = MarbleError()
  ) throws -> TestableObservable<Element> {
    createColdObservable(try recordedEvents(marbles, error: error, value: convert))
  }

  /// Returns a hot observable of the characters in a marble diagram, from now on: `hot("-a-^-b|")` has sent `a` before.
  ///
  /// - Throws: `MarbleSyntaxError`.
  public func hot(_ marbles: String, error: any Error = MarbleError()) throws -> TestableObservable<String> {
    createHotObservable(fromNow(try recordedEvents(marbles, error: error) { $0 }))
  }

  /// Returns a hot observable of the values that a marble diagram names: `hot("-a-^-b|", ["a": 1, "b": 2])`.
  ///
  /// - Throws: `MarbleSyntaxError`, `MarbleValueError`.
  public func hot<Element>(
    _ marbles: String, _ values: [String: Element], error: any Error = MarbleError()
  ) throws -> TestableObservable<Element> {
    createHotObservable(fromNow(try recordedEvents(marbles, error: error, value: lookUp(values))))
  }

  /// Returns a hot observable of the values that a marble diagram spells out: `hot("-1-^-2|", of: Int.self)`.
  ///
  /// - Throws: `MarbleSyntaxError`, `MarbleValueError`.
  public func hot<Element: LosslessStringConvertible>(
    _ marbles: String, of type: Element.Type, error: any Error = MarbleError()
  ) throws -> TestableObservable<Element> {
    createHotObservable(fromNow(try recordedEvents(marbles, error: error, value: convert)))
  }

  private func recordedEvents<Element>(
    _ marbles: String, error: any Error, value: (String) throws -> Element
  ) throws -> [Recorded<Event<Element>>] {
    try MarbleDiagram(marbles, frame: marbleFrame)
      .recordedEvents(ticksPerSecond: 1 / resolution, error: error, value: value)
  }

  /// Removes events before the current time, which no observer can receive.
  private func fromNow<Element>(_ events: [Recorded<Event<Element>>]) -> [Recorded<Event<Element>>] {
    events.filter { $0.time >= 0 }.map { Recorded(time: clock + $0.time, value: $0.value) }
  }

  private func lookUp<Element>(_ values: [String: Element]) -> (String) throws -> Element {
    { text in
      guard let value = values[text] else { throw MarbleValueError(value: text, type: "key of the table of values") }
      return value
    }
  }

  private func convert<Element: LosslessStringConvertible>(_ text: String) throws -> Element {
    guard let value = Element(text) else { throw MarbleValueError(value: text, type: "\(Element.self)") }
    return value
  }
}

extension TestableObserver {
  /// Returns the recorded events as a diagram whose left edge is at `origin` ticks.
  public func marbles(origin: TestTime = 0, name: (Element) -> String = { "\($0)" }) -> MarbleDiagram {
    MarbleDiagram(
      events, ticksPerSecond: 1 / scheduler.resolution, origin: origin, frame: scheduler.marbleFrame, name: name)
  }
}

extension TestableObservable {
  /// Returns the subscriptions as diagrams whose left edge is at `origin` ticks.
  public func subscriptionMarbles(origin: TestTime = 0) -> [MarbleDiagram] {
    subscriptions.map {
      MarbleDiagram($0, ticksPerSecond: 1 / scheduler.resolution, origin: origin, frame: scheduler.marbleFrame)
    }
  }
}
