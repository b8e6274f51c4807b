struct Counter {
  var count = 0
  static func reset() { print(count) }
//                            ^ error: instance member 'count' cannot be used on type 'Counter'
}
