/// Limits the rows that are shown: a burst at once, then a number a second. The caller supplies the time.
struct OutputRateLimit {
  struct Limits: Equatable {
    var burst: Int
    var rowsPerSecond: Int
    /// Fewer rows than this are not worth a redraw of their own while more are waiting.
    var frame: Int

    /// While a line is being edited: few, because each redraw delays what is typed.
    static let editing = Limits(burst: 400, rowsPerSecond: 200, frame: 20)
    /// While an evaluation runs the terminal is its own: a few thousand rows, as after a loop that prints.
    static let evaluating = Limits(burst: 4000, rowsPerSecond: 1000, frame: 50)
  }

  private(set) var limits = Limits.editing
  private var allowance = Double(Limits.editing.burst)
  private var last: Double

  init(now: Double) { last = now }

  mutating func change(to limits: Limits, now: Double) {
    refill(now)
    // An input starts with a full burst; a prompt that returns does not.
    allowance = limits == .evaluating ? Double(limits.burst) : min(allowance, Double(limits.burst))
    self.limits = limits
  }

  /// Seconds until so many waiting rows may be shown, 0 for now.
  mutating func delay(forRows rows: Int, now: Double) -> Double {
    refill(now)
    let wanted = Double(min(rows, limits.frame))
    return allowance >= wanted ? 0 : (wanted - allowance) / Double(limits.rowsPerSecond)
  }

  /// The number of rows that may be shown now; report shown rows with `spend`.
  mutating func available(now: Double) -> Int {
    refill(now)
    return max(Int(allowance), limits.frame)
  }

  mutating func spend(_ rows: Int) { allowance = max(allowance - Double(rows), 0) }

  private mutating func refill(_ now: Double) {
    allowance = min(allowance + max(now - last, 0) * Double(limits.rowsPerSecond), Double(limits.burst))
    last = now
  }
}
