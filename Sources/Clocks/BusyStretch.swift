/// Duration for which an executor, or several of them together, have been busy without a pause.
///
/// A timer of a microsecond leaves its executor idle for moments that are too short to be useful: these are no pauses.
/// All times are in nanoseconds.
struct BusyStretch {
  /// Number of the stretch: work that was made in this one belongs to what keeps the executor busy.
  private(set) var number = 0
  /// Last time at which something began to run.
  private(set) var lastBegan = 0
  private var since = 0
  private var active = 0
  private var pausedAt: Int?

  /// Less than this is no pause.
  static let shortestPause = 300_000
  /// Longest lateness of a timer, or of a job given to Dispatch, that is no pause: on a busy machine a thread waits for
  /// its turn.
  private static let longestDelay = 100_000_000

  /// Notes that work begins; called for each piece of work where one runs at a time.
  mutating func begin(_ now: Int) {
    if hasPaused(now) {
      number += 1
      since = now
    }
    pausedAt = nil
    lastBegan = now
    active = 1
  }

  /// Notes that one of several pieces of work begins, or continues after it was blocked.
  mutating func enter(_ now: Int) {
    let others = active
    begin(now)
    active = others + 1
  }

  /// Notes that work ends, or is blocked; the `next` work, if it is known, may be late on a busy machine without that
  /// being a pause.
  ///
  /// - Parameter next: Interval until that is due, 0 if it could begin at once.
  mutating func leave(_ now: Int, next asked: Int? = nil) {
    active -= 1
    if active == 0 { pausedAt = now + ((asked ?? .max) < Self.shortestPause ? Self.longestDelay : 0) }
  }

  /// Excludes everything that ran until now.
  mutating func restart(_ now: Int) {
    number += 1
    since = now
  }

  /// Notes that nothing is left to run for an interval, or until something is scheduled. The requested interval counts:
  /// on a busy machine it takes longer.
  mutating func pause(_ now: Int, for asked: Int?) {
    if let asked, asked < Self.shortestPause { return }
    active = 0
    pausedAt = pausedAt ?? now
  }

  /// Returns the busy duration; nil during a pause.
  func length(_ now: Int) -> Int? { hasPaused(now) ? nil : now - since }

  private func hasPaused(_ now: Int) -> Bool {
    if number == 0 { return true }
    guard let pausedAt else { return false }
    return now - pausedAt >= Self.shortestPause
  }
}
