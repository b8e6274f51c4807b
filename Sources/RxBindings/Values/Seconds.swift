extension Double {
  /// Number of seconds in nanoseconds, clamped to the range of the clock; 0 for NaN.
  package var nanosecondsFromSeconds: Int {
    if isNaN { return 0 }
    let longest = Double(1 << 62)
    return Int(Swift.min(Swift.max((self * 1e9).rounded(), -longest), longest))
  }
}
