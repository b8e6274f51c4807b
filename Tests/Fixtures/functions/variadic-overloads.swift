func f(_: Int...) -> String { "variadic" }
func f(_: Int, _: Int...) -> String { "one and more" }
print(f(), f(1), f(1, 2))
func g(_ a: Int) -> String { "one" }
func g(_ a: Int...) -> String { "many" }
print(g(1), g(1, 2), g())
func h(_ a: Int, _ b: Int = 2) -> String { "default" }
func h(_ a: Int, _ b: Int...) -> String { "variadic" }
print(h(1, 2), h(1, 2, 3))
