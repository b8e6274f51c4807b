enum Toggle { case on, off
  func flip() { self = .on }
//              ^ error: cannot assign to value: 'self' is immutable
}
