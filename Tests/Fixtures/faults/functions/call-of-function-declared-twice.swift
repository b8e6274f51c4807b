// That a function is declared twice is no further error of its calls.
func format(_ value: Int) -> String { "a" }
func format(_ value: Int) -> String { "b" }
//   ^ error: invalid redeclaration of 'format'
print(format(3))
