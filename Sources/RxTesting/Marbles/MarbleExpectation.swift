import Foundation
import Marbles
import Rx

/// Subscribes to a sequence, lets time pass to the end of a marble diagram and compares: `expect(out, "--a-b|")`.
///
/// On the main scheduler, whose other work goes on meanwhile; a virtual clock is moved. Values are compared by their
/// descriptions, times by frames. An expected `!` disposes there. Where the diagrams differ, both are reported, with the
/// first frame that differs: in the shell that is a fault of the program, elsewhere a message on standard error.
///
/// - Parameters:
///   - source: What to subscribe to.
///   - marbles: What is expected of it from now on. Without `|` or `#` at the end it is watched for as long as the diagram.
///   - frame: What one character stands for, in milliseconds.
/// - Returns: Whether it did as expected.
@discardableResult
public func expect<Source: ObservableConvertibleType>(
  _ source: Source, _ marbles: String, frame: Int = 100
) -> Bool {
  let expectation = MarbleValues.required { try MarbleExpectation(marbles, frame: frame) }
  return expectation.run { expectation in
    source.asObservable().subscribe { event in expectation.record(event.map { "\($0)" }) }
  }
}

/// The same with a table of what the names in the diagram stand for: `expect(out, "--a-b|", ["a": 10, "b": 20])`.
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

/// What is expected of a sequence, and what it did.
package final class MarbleExpectation: @unchecked Sendable {
  // Unchecked because what changes is reached under `lock`.
  private let expected: MarbleDiagram
  /// What a description is called in the diagram.
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
        length: written.length - origin, frame: frame
      ).snapped
    self.names = Dictionary(names.sorted { $0.key < $1.key }.map { ($1, $0) }) { first, _ in first }
  }

  /// Subscribes, waits and reports. An interrupt ends it without a word.
  ///
  /// - Parameter title: What the report names the expectation, where that is known.
  package func run(title: String? = nil, _ subscribe: (MarbleExpectation) throws -> any Disposable) rethrows -> Bool {
    let environment = Environments.current
    lock.withLock { start = environment.now }
    let subscription = SerialDisposable()
    // Scheduled before anything of the sequence is, so that it goes first among what is due in its frame.
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

    let comparison = MarbleComparison(expected: expected, actual: actual(environment))
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

  /// Lets time pass up to so many milliseconds from the start, or to the end of the sequence.
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

  /// What was seen, in frames. Real timers are late by a little, or early where they were started before: a quarter of a
  /// frame is forgiven.
  private func actual(_ environment: any Environment) -> MarbleDiagram {
    let frame = expected.frame
    let tolerance = environment.isVirtual ? 0 : frame / 4
    let seen = lock.withLock { events }
      .map { MarbleEvent(time: ($0.time + tolerance) / frame * frame, kind: $0.kind) }
      .filter { $0.time < expected.length }
    return MarbleDiagram(events: seen, disposed: expected.disposed, length: expected.length, frame: frame)
  }
}
