func get<T>(_ x: Any?, _ t: T.Type = T.self) -> T? { print(T.self); return x as? T }
print(get(true, Bool.self)!)
print(get(true, Bool.self) as Any)
let v: Any = get(1, Int.self)
let w: Any? = get(1, Int.self)
print(get(1, Int.self) ?? 3)
class A {}; class B: A {}
let a: A? = get(B(), B.self)
func same<T>(_ t: T.Type) -> T.Type { t }
let m: Any.Type = same(Int.self)
print(m)
func mk<T>(_ t: T.Type, _ f: () -> T) -> T { print(t); return f() }
let q: Any = mk(Int.self) { 1 }
let r: Double? = mk(Double.self) { 1 }
