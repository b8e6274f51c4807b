func run(_ value: Int?) {
  guard let value else { print("none") }
//                                     ^ error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
  print(value)
}
