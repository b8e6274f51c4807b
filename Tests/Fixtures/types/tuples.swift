var t = (name: "a", n: 1)
t.n += 1; t.name = "b"
print(t, t.0, t.n)
var (x, y) = (1, 2)
(x, y) = (y, x)
print(x, y)
let nested = ((1, 2), ["a": (3, 4)])
print(nested.0.1, nested.1["a"]!.1)
func f() -> (Int, (String, Bool)) { (1, ("z", true)) }
let (a, (b, c)) = f()
print(a, b, c, (1, 2) == (1, 2), (1, "b") < (1, "c"))
