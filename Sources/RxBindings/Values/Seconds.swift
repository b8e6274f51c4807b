extension Double {
  /// A number of seconds in nanoseconds, whatever number it is: at the limits of what a clock can count where it is beyond
  /// them, none where it is no number.
  package var nanosecondsFromSeconds: Int {
    if isNaN { return 0 }
    let longest = Double(1 << 62)
    return Int(Swift.min(Swift.max((self * 1e9).rounded(), -longest), longest))
  }
}
