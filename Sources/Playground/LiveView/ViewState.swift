/// State of a live view besides the recording: chosen chains, moved events, the lesson.
struct ViewState {
  /// The numbers of the subscriptions whose chains are shown; the newest ones where nil.
  private(set) var chosen: [Int]?
  /// Times of events of sources that were moved, in nanoseconds, by the subscription's number.
  private(set) var moved: [Int: [Int: Int]] = [:]
  private(set) var explained: Int?
  /// The lesson's text as HTML; empty where none is being taken.
  private(set) var lesson = ""
  /// Inputs so far.
  private(set) var log = InputLog()
  /// Width below which drawings are shrunk instead of cut further.
  private static let narrowest = 540
  /// The width that a drawing of marbles may have, of the page that said so last.
  private(set) var width = 760
  /// Grows with each change.
  private(set) var version = 0

  /// Maximum number of chains shown at once.
  static let mostChains = 4
  /// Default number of chains, the newest.
  static let usualChains = 2

  mutating func choose(_ numbers: [Int]) {
    chosen = numbers.isEmpty ? nil : Array(numbers.suffix(Self.mostChains))
    version += 1
  }

  /// - Parameter shown: The chains that are shown at the moment.
  mutating func take(_ request: ViewRequest, shown: [Int]) {
    version += 1
    switch request {
    case .choose(let number):
      choose(shown.contains(number) ? shown.filter { $0 != number } : shown + [number])
    case .explain(let event): explained = event
    case .move(let event, let number, let time): moved[number, default: [:]][event] = max(time, 0)
    case .restore(let number): moved[number] = nil
    case .fit(let width): self.width = min(max(width, Self.narrowest), 4000)
    }
  }

  mutating func show(lesson: String) {
    self.lesson = lesson
    version += 1
  }

  mutating func entered(_ log: InputLog) {
    self.log = log
    version += 1
  }

  /// Resets the state for a new session, in which numbers have other meanings.
  mutating func reset() {
    (chosen, moved, explained) = (nil, [:], nil)
    version += 1
  }
}
