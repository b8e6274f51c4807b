struct Row {
  var cells = ["a"]
  subscript(_ index: Int, or fallback: String = 3) -> String {
//                                              ^ error: default argument value of type 'Int' cannot be converted to type 'String'
    get { cells[index] }
    set { cells[index] = newValue }
  }
  subscript(name name: String = none) -> String { name }
//                              ^ error: cannot find 'none' in scope
}
print(Row()[0])
