struct A { let n: Int; let s: String }
struct B: CustomStringConvertible { var description: String { "I am B" } }
struct C: CustomDebugStringConvertible { var debugDescription: String { "debug C" } }
print(A(n: 1, s: "x"), B(), C())
print([A(n: 2, s: "y")], [B()], [C()], ["k": B()])
debugPrint(A(n: 1, s: "z"), B(), C())
print("\(A(n: 3, s: "w")) \(B())", String(describing: B()), Optional(B()) as Any)
