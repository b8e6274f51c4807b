// Two mistakes in a failable initializer, with 'return nil' between them.
struct Level {
  var value: Int

  init?(text: String) {
    guard let number = nowhere(text) else { return nil }
//                     ^ error: cannot find 'nowhere' in scope
    value = amount
//          ^ error: cannot find 'amount' in scope
  }
}
