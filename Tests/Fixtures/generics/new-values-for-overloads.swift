// A new value of a generic type, given to an overloaded function, is of the type that is wanted there.

final class W<T: AnyObject> { weak var v: T?; init(_ v: T) { self.v = v } }
protocol S: AnyObject {}
final class C: S {}
let s: S = C()
let a: AnyObject = s
func g(_ a: AnyObject) {}
g(s)
let w: W<AnyObject> = W(s)
var list: [W<AnyObject>] = []
list.append(W(s))
do {
struct V<T> { init(_ v: T) {} }
var list: [V<Any>] = []
list.insert(V(s), at: 0)
func k<T>(_ l: [T], _ t: T) {}
k(list, V(s))
struct L { func append(_ v: V<Any>) {} ; func one(_ v: V<Any>) {} ; func append(contents: Int) {}; func two(_ v: V<Any>) {}; func two(_ v: Int) {} }
L().one(V(s))
L().append(V(s))
L().two(V(s))
struct G<E> { func append(_ e: E) {} }
G<V<Any>>().append(V(s))
}
class Animal {}
final class Dog: Animal {}
struct Holder<T> { let value: T }
var holders: [Holder<Animal>] = []
holders.append(Holder(value: Dog()))
holders.insert(Holder(value: Animal()), at: 0)
print(holders.map { type(of: $0.value) }, holders.count)
