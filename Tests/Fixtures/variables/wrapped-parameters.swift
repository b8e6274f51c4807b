@propertyWrapper struct Clamped { private var v: Int; init(wrappedValue: Int) { v = min(max(wrappedValue, 0), 10) }
 var wrappedValue: Int { get { v } set { v = min(max(newValue, 0), 10) } }
 var projectedValue: String { "p\(v)" } }
func f(@Clamped x: Int) { print(x, $x, _x) }
f(x: 20)
f(x: -3)
func g(@Clamped _ x: Int, y: Int) -> Int { x + y }
print(g(99, y: 1))
struct S { func m(@Clamped n: Int) -> Int { n } ; init(@Clamped a: Int) { print(a) } }
print(S(a: 30).m(n: 44))
