import Foundation
import Rx
import SyntaxTree

/// Record of one subscription: one that the program made (`#3`), one that an operator made on its behalf (a row of a
/// diagram), or the events that are sent to a subject from outside.
package final class RecordedSubscription: @unchecked Sendable {
  // Unchecked because the recorder's lock guards mutable state; so exclusive access needs no other check.

  package enum Origin: Sendable {
    /// The program's: its number, how it was made, its name, the call.
    case program(number: Int, kind: TracedSubscription.Kind, name: String, site: SourceRange)
    /// An operator's, to a stream that goes into it.
    case row
    /// The events that are sent to a subject or a relay of that name.
    case feed(name: String)
  }

  /// Role of a row for the operator downstream.
  package enum Role: Sendable {
    /// A stream that the operator was called with, or one that the program subscribed to.
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
  /// Start in nanoseconds of the session's clock.
  package let began: Int
  package let role: Role
  /// Progress so far; used by the recorder only, under its lock.
  @exclusivity(unchecked) package var progress = Progress()
  /// Upstream subscriptions; nil if there are none. Reached under the recorder's lock.
  @exclusivity(unchecked) package var feeders: RecordedFeeders?
  /// The row or the subscription that it feeds, which is known to the recorder as long as this one runs: not held, so that
  /// long chains are not taken apart by recursion.
  @exclusivity(unchecked) package var below: Unmanaged<RecordedSubscription>?
  /// True if it is kept after its events are dropped, because upstream subscriptions are alive.
  package var isKeptForFeeders = false
  /// Number of its recording in the process: subscriptions that outlive `:reset` belong to none.
  package let recording: Int

  package struct Progress: Sendable {
    /// Number of elements.
    package var elements = 0
    /// The last event's number.
    package var last = 0
    /// The last element's event.
    package var lastElement = 0
    /// Time of its end, in nanoseconds, with the kind of end.
    package var end: (time: Int, kind: RecordedKind)?
    /// Number of elements when it ended: more may be sent to a subject.
    package var elementsAtEnd = 0
    /// Events at regular distances, so that dropped elements can be counted without a search through all.
    private var marks: [Int] = []
    /// Number of dropped marks.
    private var formerMarks = 0

    package static let markDistance = 1024

    package init() {}

    /// Counts an element; `first` is the oldest event that is kept.
    package mutating func countElement(_ number: Int, first: Int) {
      elements += 1
      lastElement = number
      guard elements & (Self.markDistance - 1) == 0 else { return }
      let gone = marks.firstIndex { $0 >= first } ?? marks.count
      marks.removeFirst(gone)
      formerMarks += gone
      marks.append(number)
    }

    /// Returns the oldest marked element that is kept, and how many elements there were until then.
    package func mark(first: Int) -> (number: Int, elements: Int)? {
      guard let place = marks.firstIndex(where: { $0 >= first }) else { return nil }
      return (marks[place], (formerMarks + place + 1) * Self.markDistance)
    }
  }

  package init(
    id: Int, origin: Origin, stream: StreamName?, parent: RecordedSubscription?, role: Role, beginning: Int, cause: Int,
    began: Int, recording: Int
  ) {
    self.id = id
    self.origin = origin
    self.stream = stream
    self.parent = parent?.id
    self.role = role
    self.recording = recording
    if case .row = origin { root = parent?.root ?? id } else { root = id }
    self.beginning = beginning
    self.cause = cause
    self.began = began
    progress.last = beginning
  }

  /// The number of the program's subscription; nil of others.
  package var number: Int? { if case .program(let number, _, _, _) = origin { number } else { nil } }

  /// Notes that the subject of a feed was deallocated.
  func sourceDied() {
    // Asked of the thread: a weak reference here would make every retain of the recorder a slow one.
    Recording.current?.record(.released, .none, in: self, cause: ProbeContext.current.cause)
  }
}
