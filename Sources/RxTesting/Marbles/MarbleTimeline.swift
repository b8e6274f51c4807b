import Marbles
import Rx

/// The events of a diagram on their way to an observer: each moment is one piece of work on the main scheduler.
package struct MarbleTimeline<Element> {
  /// What happens at one time, in milliseconds from the beginning.
  private struct Moment {
    let time: Int
    var events: [Event<Element>]
  }

  private let moments: [Moment]

  /// Reads a diagram; what lies before a `^` is past.
  ///
  /// - Throws: `MarbleSyntaxError`, and what `value` throws about a value that it does not know.
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

  /// Sends everything at its time from now on; disposing the result leaves out what has not been sent.
  package func play(_ send: @escaping (Event<Element>) -> Void) -> any Disposable {
    // All at once, so that what is due in the same frame comes in the order of the subscriptions.
    let scheduled = moments.map { moment in
      MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(moment.time)) { _ in
        for event in moment.events { send(event) }
        return Disposables.create()
      }
    }
    return CompositeDisposable(disposables: scheduled)
  }

  /// An observable that sends everything to each observer, from its subscription on.
  package var cold: Observable<Element> {
    Observable.create { observer in play { observer.on($0) } }
  }

  /// An observable that sends everything from now on, whoever listens.
  package var hot: Observable<Element> {
    let subject = PublishSubject<Element>()
    _ = play { subject.on($0) }
    return subject.asObservable()
  }

  /// The same for a relay, which takes values only and never ends.
  package func playValues(_ accept: @escaping (Element) -> Void) throws -> any Disposable {
    for moment in moments {
      for case .error in moment.events { throw MarbleRelayError(sign: "#") }
      for case .completed in moment.events { throw MarbleRelayError(sign: "|") }
    }
    return play { event in if case .next(let value) = event { accept(value) } }
  }
}

/// A diagram that ends, played into a relay.
struct MarbleRelayError: Error, CustomStringConvertible {
  let sign: String
  var description: String { "a relay takes values only and never ends: it cannot be sent `\(sign)`" }
}

/// What the text of a value stands for.
package enum MarbleValues {
  /// The value that a text spells out.
  package static func spelled<Element: LosslessStringConvertible>(_ text: String) throws -> Element {
    guard let value = Element(text) else { throw MarbleValueError(value: text, type: "\(Element.self)") }
    return value
  }

  /// The value that a text is a name of.
  package static func named<Element>(_ values: [String: Element]) -> (String) throws -> Element {
    { text in
      guard let value = values[text] else { throw MarbleValueError(value: text, type: "key of the table of values") }
      return value
    }
  }

  /// A diagram in the program's text that is none is a mistake in the program, as an index out of range is.
  static func required<Result>(_ body: () throws -> Result) -> Result {
    do {
      return try body()
    } catch {
      fatalError("\(error)")
    }
  }
}
