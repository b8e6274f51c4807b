var kept: [() -> Void] = []
struct Counter {
  var n = 0
  mutating func later() {
    kept.append { n += 1 }
//              ^ error: escaping closure captures mutating 'self' parameter
  }
}
