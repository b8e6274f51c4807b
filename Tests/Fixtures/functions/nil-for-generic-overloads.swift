func overload(_ x: Int) -> String { "int" }
func overload<T>(_ x: T) -> String { "generic \(T.self)" }
func overload<T: Collection>(_ x: T) -> String { "collection of \(x.count)" }
func overload(_ x: Int?, orElse: Int = 3) -> String { "optional" }
print(overload(nil))
func g<T>(_ x: T) -> String { "generic" }
func g(_ x: String?) -> String { "string?" }
print(g(nil), g("a"), g(1))
func h<T>(_ x: T?) -> String { "generic?" }
func h(_ x: String?) -> String { "string?" }
print(h(nil), h(1), h("a"))
