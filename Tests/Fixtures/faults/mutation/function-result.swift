func make() -> Int { 1 }
make() = 3
// ^1 error: expression is not assignable: 'make' returns immutable value
