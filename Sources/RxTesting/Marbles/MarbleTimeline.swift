import Marbles
import Rx

/// Playback of a diagram to an observer: the events of each moment are one job on the main scheduler.
package struct MarbleTimeline<Element> {
  /// Events of one time, in milliseconds from the beginning.
  private struct Moment {
    let time: Int
    var events: [Event<Element>]
  }

  private let moments: [Moment]

  /// Reads a diagram; events before a `^` are dropped.
  ///
  /// - Throws: `MarbleSyntaxError`, and errors of `value`.
  package init(
    _ marbles: String, frame: Int, error: any Error, value: (String) throws -> Element
  ) throws {
    let events = try MarbleDiagram(marbles, frame: frame)
      .recordedEvents(ticksPerSecond: 1000, error: error, value: value)
    var moments: [Moment] = []
    for event in events where event.time >= 0 {
      if moments.last?.time == event.time {
        moments[moments.count - 1].events.append(event.value)
      } else {
        moments.append(Moment(time: event.time, events: [event.value]))
      }
    }
    self.moments = moments
  }

  /// Sends all events at their times from now on; disposing of the result cancels the remaining ones.
  package func play(_ send: @escaping (Event<Element>) -> Void) -> any Disposable {
    // All at once, so that events due in the same frame arrive in the order of the subscriptions.
    let scheduled = moments.map { moment in
      MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(moment.time)) { _ in
        for event in moment.events { send(event) }
        return Disposables.create()
      }
    }
    return CompositeDisposable(disposables: scheduled)
  }

  /// An observable that sends all events to each observer, from its subscription on.
  package var cold: Observable<Element> {
    Observable.create { observer in play { observer.on($0) } }
  }

  /// An observable that sends all events from now on, with or without observers.
  package var hot: Observable<Element> {
    let subject = PublishSubject<Element>()
    _ = play { subject.on($0) }
    return subject.asObservable()
  }

  /// Plays the values to a relay, which never ends.
  package func playValues(_ accept: @escaping (Element) -> Void) throws -> any Disposable {
    for moment in moments {
      for case .error in moment.events { throw MarbleRelayError(sign: "#") }
      for case .completed in moment.events { throw MarbleRelayError(sign: "|") }
    }
    return play { event in if case .next(let value) = event { accept(value) } }
  }
}

/// Error for a diagram that ends, played to a relay.
struct MarbleRelayError: Error, CustomStringConvertible {
  let sign: String
  var description: String { "a relay takes values only and never ends: it cannot be sent `\(sign)`" }
}

/// Conversion of text in a diagram to values.
package enum MarbleValues {
  /// Returns the value that a text spells out.
  package static func spelled<Element: LosslessStringConvertible>(_ text: String) throws -> Element {
    guard let value = Element(text) else { throw MarbleValueError(value: text, type: "\(Element.self)") }
    return value
  }

  /// Returns a function that looks up values by name.
  package static func named<Element>(_ values: [String: Element]) -> (String) throws -> Element {
    { text in
      guard let value = values[text] else { throw MarbleValueError(value: text, type: "key of the table of values") }
      return value
    }
  }

  /// Returns the result of `body`; stops the program on an error: a malformed diagram is a mistake of the program, like an
  /// index out of range.
  static func required<Result>(_ body: () throws -> Result) -> Result {
    do {
      return try body()
    } catch {
      fatalError("\(error)")
    }
  }
}
