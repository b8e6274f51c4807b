func f(_: Int, _: Int...) -> String { "one and more" }
func f(_: Int...) -> String { "variadic" }
print(f())
func g(_ a: Int...) -> String { "many" }
func g(_ a: Int, _ b: Int = 2) -> String { "default" }
print(g(1, 2), g())
func h(_ a: Int, _ b: Int, _ c: Int...) -> String { "two and more" }
func h(_ a: Int, _ b: Int...) -> String { "one and more" }
print(h(1), h(1, 2, 3))
func k(_ a: String, _ rest: Any...) -> String { "any" }
func k(_ a: String, _ rest: Int...) -> String { "int" }
print(k("a"), k("a", 1), k("a", 1, "b"))
func l(_ a: String, _ rest: [Int]) -> String { "array" }
func l(_ a: String, _ rest: Int...) -> String { "variadic" }
print(l("a"), l("a", 1), l("a", [1]))
func m(_ a: Any...) -> String { "any" }
func m(_ a: Int...) -> String { "int" }
func m(_ a: String) -> String { "string" }
print(m(1), m("a"), m(1, "a"), m(1, 2))
func n<T>(_ a: T...) -> String { "T" }
func n(_ a: Int...) -> String { "int" }
print(n(1), n("a"), n(1, 2))
func o(_ a: Int, by b: Int = 1) -> String { "by" }
func o(_ a: Int) -> String { "plain" }
print(o(1), o(1, by: 2))
