struct C { var name: String; var n: Int; var o: [Int]? = [1] }
let a: PartialKeyPath<C> = \C.name, b: PartialKeyPath<C> = \C.n
print(a == b, a == \C.name, [a].contains(b), [a].contains(\C.name))
let c = \C.name, d: WritableKeyPath<C, String> = \.name
print(c == d, c == a, Set([a, b, \C.name]).count)
@dynamicMemberLookup struct D {
    var c: C
    subscript<V>(dynamicMember path: WritableKeyPath<C, V>) -> String { "\([b].contains(path)) \(path as PartialKeyPath<C> == b)" }
}
let x = D(c: C(name: "", n: 1))
print(x.n, x.name)
print(\C.name.count == \C.name.count, \C.o?.count == \C.o?.count, \C.o?[0] == \C.o?[0])
print((\C.name).appending(path: \.count) == \C.name.count)
