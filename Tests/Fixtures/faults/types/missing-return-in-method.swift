struct Player {
  var score = 0
  func rank() -> String {
    print(score)
//  ^ error: cannot convert return expression of type '()' to return type 'String'
  }
}
