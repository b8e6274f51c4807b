/// The parts of a live view, as the page reads them.
enum ViewContents {
  struct Clock: Codable, Equatable {
    let isVirtual: Bool
    let isRunning: Bool
    let seconds: Double
    /// Seconds that are left for an exercise; nil where no timer runs.
    let timer: Int?
  }

  /// A chain that is shown.
  struct Chain: Codable, Equatable {
    let number: Int
    let name: String
    /// Drawings.
    let marbles: String
    let graph: String
    /// True if events of its sources were moved.
    let isMoved: Bool
    /// Reason for which it could not be run with moved events.
    var failure: String?
  }

  struct Subscription: Codable, Equatable {
    let number: Int
    let name: String
    let kind: String
    let since: String
    let elements: Int
    let state: String
    let isShown: Bool
  }

  /// An element that went from one row of a graph to the next.
  struct Flow: Codable, Equatable {
    let event: Int
    let row: Int
    /// The value as marbles show it.
    let text: String
    /// The colour of the value, as marbles have it.
    let hue: Int
  }

  /// An event that led to another one.
  struct Cause: Codable, Equatable {
    let event: Int
    let time: String
    let thread: String
    let name: String
    let what: String
  }

  struct Lesson: Codable, Equatable {
    let html: String
  }
}
