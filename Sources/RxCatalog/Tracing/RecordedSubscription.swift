import Foundation
import Interpreter
import Rx

/// What is recorded of one subscription: one that the program made (`#3`), one that an operator made on its behalf (a row
/// of a diagram), or what is pushed into a subject from outside.
package final class RecordedSubscription: @unchecked Sendable {
  // Unchecked because the recorder's lock guards `progress`; the rest is constant.

  package enum Origin: Sendable {
    /// The program's: its number, how it was made, its name, the call.
    case program(number: Int, kind: TracedSubscription.Kind, name: String, site: SourceRange)
    /// An operator's, to a stream that goes into it.
    case row
    /// The events that are sent to a subject or a relay of that name.
    case feed(name: String)
  }

  /// What a row is to the operator that it feeds.
  package enum Role: Sendable {
    /// A stream that the operator was called with, or what the program subscribed to.
    case input
    /// A stream that only says when something is to happen to the elements of another.
    case trigger
    /// A stream that the operator's closure gave.
    case inner
  }

  /// Grows with each that begins.
  package let id: Int
  package let origin: Origin
  /// The stream that is subscribed to; nil where it has no name, and of feeds, which the stream holds.
  package let stream: StreamName?
  /// The `id` of the subscription whose operator this one sends to. Of one that the program made: that of the stream
  /// whose `create`, `map` … made it, if any.
  package let parent: Int?
  /// The `id` of the program's subscription on whose behalf it was made: its own where it is one.
  package let root: Int
  /// The event in which it began.
  package let beginning: Int
  /// The event that was being handled when it began; 0 for none.
  package let cause: Int
  /// In nanoseconds of the session's clock.
  package let began: Int
  package let role: Role
  /// What happened so far; reached by the recorder only, under its lock.
  package var progress = Progress()
  /// What feeds it; nil where nothing has. Reached under the recorder's lock.
  package var feeders: RecordedFeeders?
  /// The row or the subscription that it feeds, which is known to the recorder as long as this one runs: not held, so that
  /// long chains are not taken apart by recursion.
  package var below: Unmanaged<RecordedSubscription>?
  /// Whether it is kept, though its events are gone, for what still feeds it.
  package var isKeptForFeeders = false
  /// Of which recording it is: what outlives `:reset` belongs to none.
  package let recording: Int

  package struct Progress: Sendable {
    /// How many elements there were.
    package var elements = 0
    /// The last event's number.
    package var last = 0
    /// The last element's event.
    package var lastElement = 0
    /// When it ended, in nanoseconds, and how.
    package var end: (time: Int, kind: RecordedKind)?

    package init() {}
  }

  /// Of a feed, whose subject tells it of its death.
  private weak var recorder: (any StreamRecorder)?

  package init(
    id: Int, origin: Origin, stream: StreamName?, parent: RecordedSubscription?, role: Role, beginning: Int, cause: Int,
    began: Int, recording: Int, recorder: any StreamRecorder
  ) {
    self.id = id
    self.origin = origin
    self.stream = stream
    self.parent = parent?.id
    self.role = role
    self.recording = recording
    switch origin {
    case .row: root = parent?.root ?? id
    case .feed:
      root = id
      self.recorder = recorder
    case .program: root = id
    }
    self.beginning = beginning
    self.cause = cause
    self.began = began
    progress.last = beginning
  }

  /// The number of the program's subscription; nil of others.
  package var number: Int? { if case .program(let number, _, _, _) = origin { number } else { nil } }

  /// The subject of a feed has gone.
  func sourceDied() {
    recorder?.record(.released, .none, in: self, cause: ProbeContext.current.cause)
  }
}
