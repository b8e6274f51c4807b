let count = 1
{ print(count) }()
// ^1 error: top-level statement cannot begin with a closure expression
