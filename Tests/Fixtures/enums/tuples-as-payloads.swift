// One payload without a label is shown without doubled parentheses.

enum E<T> { case a(T), b(T, Int), c(x: T) }
print(E.a((1, 2)), E.a(()), E.b((), 1), E.c(x: (1, 2)), E.a((x: 1, y: 2)), Optional(()) as Any, E<Void>.c(x: ()))
