struct P: Hashable { var x, y: Int }
let a = P(x: 1, y: 2)
print(a == P(x: 1, y: 2), a != P(x: 2, y: 2))
print(Set([a, P(x: 1, y: 2), P(x: 3, y: 4)]).count)
let names = [a: "first"]
print(names[P(x: 1, y: 2)] ?? "none")
