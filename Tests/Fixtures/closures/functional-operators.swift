// Operators of functions: what a name means is said by what it is joined to.
precedencegroup Application {
  associativity: left
  higherThan: AssignmentPrecedence
}
precedencegroup Composition {
  associativity: left
  higherThan: Application
}
infix operator |>: Application
infix operator >>>: Composition
infix operator <^>: Composition
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func <^> <A, B>(f: (A) -> B, a: A?) -> B? { a.map(f) }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func prop<Root, Value>(_ path: WritableKeyPath<Root, Value>) -> (@escaping (Value) -> Value) -> (Root) -> Root {
  { update in
    { root in
      var copy = root
      copy[keyPath: path] = update(copy[keyPath: path])
      return copy
    }
  }
}
func incr(_ x: Int) -> Int { x + 1 }
struct User {
  var name: String
  var age: Int
}

print(2 |> incr |> String.init, 3 |> incr >>> String.init, [1, 2].map(incr >>> String.init))
let shout = { (s: String) in s.uppercased() } >>> { $0 + "!" }
print("hello" |> shout, [3, 4].map(String.init >>> { $0 + "?" }))
print(curry(+)(1)(2), curry(*)(3)(4), curry(max)(3)(9), [1, 2].map(curry(*)(10)), curry(+)(0.5)(1))
print((Int.init <^> "12") ?? 0, ["a"].map(flip(curry { (s: String, n: Int) in String(repeating: s, count: n) })(3)))
let older = User(name: "Blob", age: 30) |> prop(\.age)(incr) |> (prop(\.name)) { $0.uppercased() }
print(older.name, older.age)
