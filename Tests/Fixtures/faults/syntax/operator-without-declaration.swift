func +++ (a: Int, b: Int) -> Int { a + b }
//   ^ error: operator implementation without matching operator declaration
