// Operators of the program that take key paths, one of them named as that of patterns.
struct P<R> { let text: String; let test: (R) -> Bool }
func ~= <R, V: Comparable>(l: KeyPath<R, V>, r: ClosedRange<V>) -> P<R> { P(text: "in") { r.contains($0[keyPath: l]) } }
func > <R, V: Comparable>(l: KeyPath<R, V>, r: V) -> P<R> { P(text: ">") { $0[keyPath: l] > r } }
struct O { var cents: Int; var name: String }
struct Q<E> { var ps: [P<E>] = []; func filter(_ p: P<E>) -> Q<E> { Q(ps: ps + [p]) } }
let q = Q<O>().filter(\.cents ~= 0...1_000).filter(\.name > "a")
print(q.ps.map { $0.test(O(cents: 5, name: "b")) })
let p: P<O> = \.cents ~= 1...2
let p2 = \O.cents ~= 1...2
print(p.test(O(cents: 2, name: "")), p2.test(O(cents: 3, name: "")))
