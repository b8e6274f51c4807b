import Foundation
import Rx
import SyntaxTree

/// What is recorded of one subscription: one that the program made (`#3`), one that an operator made on its behalf (a row
/// of a diagram), or what is pushed into a subject from outside.
package final class RecordedSubscription: @unchecked Sendable {
  // Unchecked because the recorder's lock guards what changes; so exclusive access needs no other check.

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
  @exclusivity(unchecked) package var progress = Progress()
  /// What feeds it; nil where nothing has. Reached under the recorder's lock.
  @exclusivity(unchecked) package var feeders: RecordedFeeders?
  /// The row or the subscription that it feeds, which is known to the recorder as long as this one runs: not held, so that
  /// long chains are not taken apart by recursion.
  @exclusivity(unchecked) package var below: Unmanaged<RecordedSubscription>?
  /// Whether it is kept, though its events are gone, for what still feeds it.
  package var isKeptForFeeders = false
  /// Of which recording it is, of all in the process: what outlives `:reset` belongs to none.
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
    /// How many elements there were when it ended: to a subject more may be pushed.
    package var elementsAtEnd = 0
    /// The events of every so many elements, so that those that are not kept any more can be counted without looking at all.
    private var marks: [Int] = []
    /// How many marks were forgotten.
    private var formerMarks = 0

    package static let markDistance = 1024

    package init() {}

    /// An element came; `first` is the oldest event that is kept.
    package mutating func countElement(_ number: Int, first: Int) {
      elements += 1
      lastElement = number
      guard elements & (Self.markDistance - 1) == 0 else { return }
      let gone = marks.firstIndex { $0 >= first } ?? marks.count
      marks.removeFirst(gone)
      formerMarks += gone
      marks.append(number)
    }

    /// The oldest marked element that is kept, and how many elements there were until then.
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

  /// The subject of a feed has gone.
  func sourceDied() {
    // Asked of the thread: a weak reference here would make every retain of the recorder a slow one.
    Recording.current?.record(.released, .none, in: self, cause: ProbeContext.current.cause)
  }
}
