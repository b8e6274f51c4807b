// Key paths that are compared where they are written, and kept in collections.
struct E { var age = 1; var name = ""; var other = 2 }
print(\E.age == \E.age, \E.age == \E.other, \E.age != \E.other)
let k: PartialKeyPath<E> = \E.name
print(k == \E.name, k == \E.age)
let set: Set<PartialKeyPath<E>> = [\E.age, \E.name, \E.age]
print(set.count)
let ks: [AnyKeyPath] = [\E.age, \String.count]
print(ks[0] == \E.age, ks.contains(\E.age))
switch k {
case \E.name: print("name");
default: print("?")
}
