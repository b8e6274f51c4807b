protocol Loads { init?(_ text: String) }
struct A: Loads { let t: String; init(_ text: String) { t = text } }
struct B: Loads { let t: Int; init?(_ text: String) { guard let n = Int(text) else { return nil }; t = n } }
func load<V: Loads>(_ s: String, as: V.Type) -> V? { V(s) }
print(load("x", as: A.self)?.t as Any, load("x", as: B.self)?.t as Any)
func text<V: LosslessStringConvertible>(_ s: String, _: V.Type) -> V? { V(s) }
print(text("abc", String.self) as Any, text("12", Int.self) as Any, text("z", Int.self) as Any)
if let w = text("abc", String.self) { print(w.count) }
