func greet() { print("hi") }
gret()
// ^1 error: cannot find 'gret' in scope; did you mean 'greet'?
