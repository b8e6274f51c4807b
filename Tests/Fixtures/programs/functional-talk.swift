// Functional operators in the manner of talks.
precedencegroup ForwardApplication {
    associativity: left
    higherThan: AssignmentPrecedence
}
precedencegroup ForwardComposition {
    associativity: left
    higherThan: ForwardApplication
}
precedencegroup SingleTypeComposition {
    associativity: right
    higherThan: ForwardComposition
}
precedencegroup Apply {
    associativity: left
    higherThan: NilCoalescingPrecedence
}
infix operator |>: ForwardApplication
infix operator >>>: ForwardComposition
infix operator <>: SingleTypeComposition
infix operator <^>: Apply
infix operator <*>: Apply
infix operator >>-: Apply

func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func <> <A>(f: @escaping (A) -> A, g: @escaping (A) -> A) -> (A) -> A { f >>> g }
func <^> <A, B>(f: (A) -> B, a: A?) -> B? { a.map(f) }
func <*> <A, B>(f: ((A) -> B)?, a: A?) -> B? {
    guard let f, let a else { return nil }
    return f(a)
}
func >>- <A, B>(a: A?, f: (A) -> B?) -> B? { a.flatMap(f) }

func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func curry<A, B, C, D>(_ f: @escaping (A, B, C) -> D) -> (A) -> (B) -> (C) -> D { { a in { b in { c in f(a, b, c) } } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func map<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func filter<A>(_ p: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(p) } }
func const<A, B>(_ a: A) -> (B) -> A { { _ in a } }
func id<A>(_ a: A) -> A { a }
func prop<Root, Value>(_ kp: WritableKeyPath<Root, Value>) -> (@escaping (Value) -> Value) -> (Root) -> Root {
    { update in { root in
        var copy = root
        copy[keyPath: kp] = update(copy[keyPath: kp])
        return copy
    } }
}
func get<Root, Value>(_ kp: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: kp] } }

func incr(_ x: Int) -> Int { x + 1 }
func square(_ x: Int) -> Int { x * x }

print(2 |> incr |> square)
print(2 |> incr >>> square >>> String.init)
print((incr >>> square)(6))
print([1, 2, 3] |> map(incr) |> filter { $0 % 2 == 0 })
print([1, 2, 3].map(incr >>> square))
print((incr <> square <> incr)(3))
print(3 |> incr |> String.init)
let shout = { (s: String) in s.uppercased() } >>> { $0 + "!" }
print("hello" |> shout)
print(curry(+)(1)(2), curry(*)(3)(4), curry(max)(3)(9))
print([1, 2, 3].map(curry(*)(10)))
let add3 = curry { (a: Int, b: Int, c: Int) in a + b + c }
print(add3(1)(2)(3))
print((add3 <^> 1 <*> 2 <*> 3) as Any, (add3 <^> 1 <*> nil <*> 3) as Any)
print("42" >>- { Int($0) } >>- { $0 > 40 ? $0 : nil } ?? -1)
print((Int.init <^> "12").flatMap(id) ?? 0)

struct Food { var name: String }
struct User { var name: String; var food: Food; var age: Int }
let user = User(name: "Blob", food: Food(name: "pizza"), age: 30)
let older = user
    |> prop(\.age)(incr)
    |> (prop(\User.food.name)) { $0 + " & salad" }
    |> (prop(\.name)) { $0.uppercased() }
print(older.name, older.food.name, older.age)
print([user, older] |> map(get(\.age)))
print([user, older].map(get(\.food.name)))
let uppercased = flip(curry { (s: String, n: Int) in String(repeating: s, count: n) })
print(uppercased(3)("ab"), const(5)("x") as Int)
func compose(_ fs: ((Int) -> Int)...) -> (Int) -> Int { fs.reduce(id, >>>) }
print(compose(incr, square, incr)(2))
func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C { { f($0)($1) } }
print(zip([1, 2], [3, 4]).map(uncurry(curry(+))))
print(["a", "b"].map(flip(String.appending)("!")))
print([3, 1, 2].sorted(by: >) |> { $0.map(String.init) } |> { $0.joined(separator: "-") })
func memoize<K: Hashable, V>(_ body: @escaping ((K) -> V, K) -> V) -> (K) -> V {
    var memo: [K: V] = [:]
    func lookup(_ k: K) -> V {
        if let v = memo[k] { return v }
        let v = body(lookup, k)
        memo[k] = v
        return v
    }
    return lookup
}
let fib: (Int) -> Int = memoize { fib, n in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(60))
extension String { func appending(_ other: Character) -> String { self + String(other) } }
