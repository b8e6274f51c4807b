struct S {
  var area = 1
  func area() {}
//     ^ error: invalid redeclaration of 'area()'
}
