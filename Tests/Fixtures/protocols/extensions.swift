protocol Greeter { var name: String { get } }
extension Greeter {
  func greet() -> String { "hello from \(name)" }
  var shout: String { greet().uppercased() }
}
struct A: Greeter { let name = "a" }
struct B: Greeter { let name = "b"; func greet() -> String { "custom b" } }
print(A().greet(), B().greet(), B().shout)
let g: Greeter = B()
print(g.greet())
