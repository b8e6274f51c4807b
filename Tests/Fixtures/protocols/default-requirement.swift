protocol Greeter { func greet() -> String }
extension Greeter { func greet() -> String { "default" } }
struct A: Greeter {}
struct B: Greeter { func greet() -> String { "own" } }
let list: [any Greeter] = [A(), B()]
print(list.map { $0.greet() })
func use<T: Greeter>(_ x: T) -> String { x.greet() }
print(use(A()), use(B()))
