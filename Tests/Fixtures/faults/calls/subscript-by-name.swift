struct Row {
  subscript(index: Int) -> Int { index }
}
print(Row().subscript(3))
//          ^ error: value of type 'Row' has no property or method named 'subscript'; did you mean to use the subscript operator?
