/// For how long an executor, or several of them together, have been at work without a pause worth the name.
///
/// A timer of a microsecond leaves its executor idle now and then, for less than anybody could use: that is no pause.
/// Times are handed in, in nanoseconds.
struct BusyStretch {
  /// Which stretch it is: work that was made in this one belongs to what keeps the executor busy.
  private(set) var number = 0
  /// When something began to run for the last time.
  private(set) var lastBegan = 0
  private var since = 0
  private var active = 0
  private var pausedAt: Int?

  /// Less than this is no pause.
  static let shortestPause = 300_000
  /// How late a timer may be, or what Dispatch was given: on a busy machine a thread waits for its turn.
  private static let longestDelay = 100_000_000

  /// Something begins to run; where one thing runs at a time it is called with each.
  mutating func begin(_ now: Int) {
    if hasPaused(now) {
      number += 1
      since = now
    }
    pausedAt = nil
    lastBegan = now
    active = 1
  }

  /// One thing of several begins to run, or goes on after it was blocked.
  mutating func enter(_ now: Int) {
    let others = active
    begin(now)
    active = others + 1
  }

  /// It is over, or is blocked; what comes `next`, if that is known, may be late on a busy machine without its being a pause.
  ///
  /// - Parameter next: In how long that is due, 0 for what could begin at once.
  mutating func leave(_ now: Int, next asked: Int? = nil) {
    active -= 1
    if active == 0 { pausedAt = now + ((asked ?? .max) < Self.shortestPause ? Self.longestDelay : 0) }
  }

  /// What ran until now is not to be counted.
  mutating func restart(_ now: Int) {
    number += 1
    since = now
  }

  /// Nothing is left to run for so long, or until something comes. What counts is what was asked for: on a busy machine it
  /// takes longer.
  mutating func pause(_ now: Int, for asked: Int?) {
    if let asked, asked < Self.shortestPause { return }
    active = 0
    pausedAt = pausedAt ?? now
  }

  /// Nil while it has a pause.
  func length(_ now: Int) -> Int? { hasPaused(now) ? nil : now - since }

  private func hasPaused(_ now: Int) -> Bool {
    if number == 0 { return true }
    guard let pausedAt else { return false }
    return now - pausedAt >= Self.shortestPause
  }
}
