class Base {
  func copy() -> Self { Base() }
//                      ^ error: cannot convert return expression of type 'Base' to return type 'Self'
  func same() -> Self { self }
}
