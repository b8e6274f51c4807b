struct Row {
  func text(default fallback: String = 3) -> String { fallback }
//                                     ^ error: default argument value of type 'Int' cannot be converted to type 'String'
  init(_ count: Int = missing) { print(count) }
//                    ^ error: cannot find 'missing' in scope
}
print(Row().text())
