struct Problem: Error {}
func run(_ body: () throws -> Void) rethrows { try body() }
func none(_ count: Int) rethrows {}
//                      ^ error: 'rethrows' function must take a throwing function argument
func own(_ body: () throws -> Void) rethrows { throw Problem() }
//                                             ^ error: a function declared 'rethrows' may only throw if its parameter does
