import Foundation
import Marbles
import Rx

/// Subscribes to a sequence, waits until the end of a marble diagram and compares: `expect(out, "--a-b|")`.
///
/// Runs on the main scheduler, whose other work continues meanwhile; a virtual clock is advanced. Values are compared by
/// their descriptions, times exactly under a virtual clock and otherwise by frames. An expected `!` disposes of the
/// subscription. If the diagrams differ, both are reported with the first difference: in the shell as a fault of the
/// program, elsewhere as a message on standard error.
///
/// - Parameters:
///   - source: The sequence.
///   - marbles: Expected events from now on. Without `|` or `#` at the end the sequence is watched for the diagram's length.
///   - frame: Duration of one character, in milliseconds.
/// - Returns: True if the events are as expected.
@discardableResult
public func expect<Source: ObservableConvertibleType>(
  _ source: Source, _ marbles: String, frame: Int = 100
) -> Bool {
  let expectation = MarbleValues.required { try MarbleExpectation(marbles, frame: frame) }
  return expectation.run { expectation in
    source.asObservable().subscribe { event in expectation.record(event.map { "\($0)" }) }
  }
}

/// Subscribes and compares as `expect(_:_:frame:)` does, with a table of the values that names in the diagram
/// represent: `expect(out, "--a-b|", ["a": 10, "b": 20])`.
@discardableResult
public func expect<Source: ObservableConvertibleType>(
  _ source: Source, _ marbles: String, _ values: [String: Source.Element], frame: Int = 100
) -> Bool {
  let names = values.mapValues { "\($0)" }
  let expectation = MarbleValues.required { try MarbleExpectation(marbles, names: names, frame: frame) }
  return expectation.run { expectation in
    source.asObservable().subscribe { event in expectation.record(event.map { "\($0)" }) }
  }
}

/// An expected diagram and the recorded events of a sequence.
package final class MarbleExpectation: @unchecked Sendable {
  // Unchecked because mutable state is used under `lock`.
  private let expected: MarbleDiagram
  /// Names in the diagram by the descriptions of the values.
  private let names: [String: String]
  private let lock = NSLock()
  private var events: [MarbleEvent] = []
  private var start = Date()
  private var ended: (@Sendable () -> Void)?

  /// - Parameter names: The descriptions of the values by their names in the diagram.
  /// - Throws: `MarbleSyntaxError`.
  package init(_ marbles: String, names: [String: String] = [:], frame: Int) throws {
    let written = try MarbleDiagram(marbles, frame: frame)
    let origin = written.subscribed ?? 0
    expected =
      MarbleDiagram(
        events: written.eventsFromSubscription.filter { $0.time >= 0 }, disposed: written.disposed.map { $0 - origin },
        length: written.length - origin, frame: frame)
    self.names = Dictionary(names.sorted { $0.key < $1.key }.map { ($1, $0) }) { first, _ in first }
  }

  /// Subscribes, waits and reports. An interrupt ends it without a report.
  ///
  /// - Parameter title: Name of the expectation in the report, if it is known.
  package func run(title: String? = nil, _ subscribe: (MarbleExpectation) throws -> any Disposable) rethrows -> Bool {
    let environment = Environments.current
    lock.withLock { start = environment.now }
    let subscription = SerialDisposable()
    // Scheduled before the sequence's own work, so that it runs first among work due in its frame.
    let disposal = expected.disposed.map { time in
      MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(time)) { _ in
        subscription.dispose()
        return Disposables.create()
      }
    }
    subscription.disposable = try subscribe(self)
    wait(until: expected.length, environment)
    disposal?.dispose()
    subscription.dispose()
    if environment.shouldStop { return false }

    let isExact = environment.isVirtual
    let comparison = MarbleComparison(expected: isExact ? expected : expected.snapped, actual: actual(isExact: isExact))
    if !comparison.matches {
      environment.report(.expectation("not as expected", place: title, difference: "\(comparison)"))
    }
    return comparison.matches
  }

  package func record(_ event: Event<String>) {
    let environment = Environments.current
    let ended = lock.withLock { () -> (@Sendable () -> Void)? in
      let time = Int((environment.now.timeIntervalSince(start) * 1000).rounded())
      switch event {
      case .next(let text): events.append(MarbleEvent(time: time, kind: .next(names[text] ?? text)))
      case .error: events.append(MarbleEvent(time: time, kind: .error))
      case .completed: events.append(MarbleEvent(time: time, kind: .completed))
      }
      return event.isStopEvent ? self.ended : nil
    }
    ended?()
  }

  /// Waits for the given number of milliseconds from the start, or until the sequence ends.
  private func wait(until time: Int, _ environment: any Environment) {
    let left = Double(time) / 1000 - environment.now.timeIntervalSince(lock.withLock { start })
    guard left > 0 else { return }
    _ = environment.blockServing(timeout: .nanoseconds(Int64((left * 1e9).rounded()))) { wake in
      let hasEnded = lock.withLock { () -> Bool in
        ended = wake
        return events.last?.isTerminal == true
      }
      if hasEnded { wake() }
    }
    lock.withLock { ended = nil }
  }

  /// Returns the recorded events as a diagram.
  ///
  /// - Parameter isExact: False to count times in frames. Real timers are slightly late, or early if they were started before: a
  ///   difference of a quarter of a frame is ignored.
  private func actual(isExact: Bool) -> MarbleDiagram {
    let frame = expected.frame
    let seen = lock.withLock { events }
      .map { isExact ? $0 : MarbleEvent(time: ($0.time + frame / 4) / frame * frame, kind: $0.kind) }
      .filter { $0.time < expected.length }
    return MarbleDiagram(events: seen, disposed: expected.disposed, length: expected.length, frame: frame)
  }
}
