struct Lamp {
  var watts: Int? = 1
  func light() {
    if let self.watts { print("lit") }
//     ^ error: unwrap condition requires a valid identifier
  }
}
