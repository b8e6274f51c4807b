// An alias of a generic type named without its arguments is as generic as the type.

struct Box<Value> {
  let value: Value
  typealias Own = Box
  func copied() -> Own { Own(value: value) }
}
typealias Crate = Box
typealias Results = Result
typealias List = Array
enum Namespace { typealias Pairs = Dictionary }

let a = Crate(value: 1)
let b: Crate<String> = Crate(value: "x")
print(a, b, a.copied())
let c: Results<Int, Never> = .success(2)
print(c)
let d: List<Int> = [1, 2]
print(d, List(repeating: "a", count: 2), Namespace.Pairs<Int, Int>())
func first<Value>(_ box: Crate<Value>) -> Value { box.value }
print(first(b), Crate<Int>.self)
