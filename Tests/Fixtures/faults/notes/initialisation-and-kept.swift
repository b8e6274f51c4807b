class Span {
  let from: Int
  let to: Int
//    ^ note: 'self.to' not initialized
  init(from: Int) {
    self.from = from
  }
// ^3 error: return from initializer without initializing all stored properties
}

var kept: [() -> Void] = []
func keep(_ work: () -> Void) {
//          ^ note: parameter 'work' is implicitly non-escaping
  kept.append { work() }
//            ^ error: escaping closure captures non-escaping parameter 'work'
}
