struct Counter {
  var count = 0
  func set() { self.count = 1 }
//                  ^ error: cannot assign to property: 'self' is immutable
}
