// A chain through a computed optional reads it once, and writes it back even where it is nil.

struct S { var d = ["a": 1]; subscript(k: String) -> Int? { get { print("get"); return d[k] } set { print("set"); d[k] = newValue } } }
var s = S()
s["a"]? += 1
print(s.d)
s["b"]? += 1
s["a"]? = 4
struct P { var o: Int? { get { print("get o"); return 1 } nonmutating set { print("set o", newValue as Any) } } }
let p = P()
p.o? += 2
p.o? = 3
var q: Int? = 4
q? += 1
var t: [Int?] = [1, nil]
t[0]? += 1
t[1]? += 1
print(q!, t)
s["a"]?.negate()
final class C { var o: P? = P() }
let c: C? = C()
c?.o?.o? += 5
s["a"]! += 1
