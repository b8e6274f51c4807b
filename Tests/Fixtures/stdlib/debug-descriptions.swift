struct A: CustomDebugStringConvertible { var debugDescription: String { "dbgA" } }
struct B: CustomStringConvertible { var description: String { "descB" } }
struct C: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "d" }; var debugDescription: String { "dd" } }
print(A(), B(), C(), [A()], [B()], [C()], A() as Any, Optional(C()) as Any)
debugPrint(A(), B(), C(), [C()], ["k": C()], (C(), 1), "s", [["x"]], Optional("s") as Any, Character("c"), 1.0)
print("\(C()) \(String(reflecting: C())) \(String(describing: B()))")
struct N { let s = "x"; let c: Character = "y"; let a: [String] = ["q"]; let o: String? = "z"; let n: Int? = nil; let t = (1, "two"); let d = ["k": 1] }
print(N()); debugPrint(N())
enum E { case a, b(String, n: Int), c(C) }
print(E.a, E.b("x", n: 2), E.c(C()), [E.b("x", n: 1)]); debugPrint(E.b("x", n: 2), E.c(C()))
class K {}
final class G<T> { }
print(K(), G<Int>()); debugPrint(K())
print((1, a: "x", (2, "y"))); debugPrint((a: 1, b: "x"))
print(Set(["a"]), [1: "a"], 1...3, "a"..."c", (0..<3).reversed(), [1, 2][0...], stride(from: 0, to: 3, by: 1))
debugPrint(1...3, "a"..."c", [1, 2][0...], Set(["x"]))
print(Int.self, [Int].self, K.self, G<String>.self, (Int, String).self, (() -> Void).self, Int?.self, [String: Int].self, Any.self, (any Error).self)
debugPrint(Int.self, K.self, G<String>.self)
