struct A { var x = 1; var s = "a"; var o: Int? = 3; var n: String? = nil; var arr = [1, 2]; var d = ["k": 1]; var t = (1, b: "c") }
class K { var a = A(); var name = "n" }
class L: K { var extra = [1.5] }
enum E { case a, b(Int), c(x: String, y: Int) }
dump(A())
dump(K())
dump(L())
dump(E.a); dump(E.b(1)); dump(E.c(x: "q", y: 2))
dump([1, 2, 3]); dump(["a"]); dump([String]()); dump(["k": [1]])
dump(1); dump("s"); dump(1.5); dump(true); dump(nil as Int?); dump(Optional(3)); dump((1, "a")); dump((x: 1, y: 2))
dump(Set([1])); dump(1...3); dump(Character("c"))
dump(Result<Int, Never>.success(1))
dump(A(), name: "named", indent: 2, maxDepth: 1)
dump([E.b(1), .a], maxItems: 2)
var out = ""
dump([1], to: &out)
print(out)
let r = dump(5)
dump(Int.self)
dump({ 1 })
dump("abc"[...])
dump(A.self)
dump([[1], []])
dump([K()])
