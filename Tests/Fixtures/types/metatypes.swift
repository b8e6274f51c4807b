protocol P { init(); var id: String { get } }
struct A: P { let id = "a" }
struct B: P { let id = "b" }
let types: [any P.Type] = [A.self, B.self]
print(types.map { $0.init().id })
print(type(of: 1) == Int.self, type(of: A()) == A.self, String(describing: A.self), "\(type(of: [1]))")
