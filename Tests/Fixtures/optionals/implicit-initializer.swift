struct User { var name: String; var age: Int }
struct S { var user: User? }
var s = S()
s.user = .init(name: "a", age: 1)
print(s)
let u: User? = .init(name: "b", age: 2)
func f(_ u: User?) { print(u as Any) }
f(.init(name: "c", age: 3))
struct Outer { struct User { var name: String; var age: Int }; var user: User? = nil }
var o = Outer()
o.user = .init(name: "d", age: 4)
print(o)
let same: User? = .init(User(name: "e", age: 5))
print(same as Any)
let n: Int? = .init(5), m: Int? = .init("7")
print(n as Any, m as Any)
class Node { var next: Node?; let v: Int; init(_ v: Int) { self.v = v } }
let node = Node(1); node.next = .init(2); print(node.next!.v)
let nested: User?? = .init(.init(name: "f", age: 6))
print(nested as Any)
let subject: [String: User?] = ["k": .init(name: "g", age: 7)]
print(subject["k"]! as Any)
func made() -> User? { .init(name: "h", age: 8) }
print(made() as Any)
let t: User? = 1 > 0 ? .init(name: "i", age: 9) : nil
print(t as Any, u ?? .init(name: "z", age: 0))
