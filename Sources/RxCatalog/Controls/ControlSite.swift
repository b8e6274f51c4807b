import Locks
import Rx
import SyntaxTree

/// Place in the program of the current use of a control, for reports about it.
package enum ControlSite {
  private final class Place {
    let range: SourceRange
    var isTaken = false
    init(_ range: SourceRange) { self.range = range }
  }

  private static let places = ThreadValue<Place>()

  /// The call or the assignment that this thread is about, where it is one that can be wrong.
  package static var current: SourceRange? { places.present?.range }

  /// Returns true for the first report about this place: an assignment may read before it writes.
  package static func claim() -> Bool {
    guard let place = places.present else { return true }
    defer { place.isTaken = true }
    return !place.isTaken
  }

  /// Runs `body` with a place. It is stored only outside of the main thread, where a use of the screen is a fault.
  static func at<Result>(_ range: SourceRange, _ body: () throws -> Result) rethrows -> Result {
    if Environments.current.isMain { return try body() }
    return try places.with(Place(range), body)
  }
}
