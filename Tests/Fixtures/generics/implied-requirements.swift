// Requirements implied by the types of a signature need not be written.
protocol Step {
  associatedtype Input
  associatedtype Output
  func run(_ input: Input) -> Output
}
struct Doubling: Step { func run(_ input: Int) -> Int { input * 2 } }
struct Spelling: Step { func run(_ input: Int) -> String { "number \(input)" } }
struct Chain<A: Step, B: Step>: Step where A.Output == B.Input {
  let first: A, second: B
  func run(_ input: A.Input) -> B.Output { second.run(first.run(input)) }
}

infix operator >>>: AdditionPrecedence
func >>> <A, B>(a: A, b: B) -> Chain<A, B> { Chain(first: a, second: b) }

func unique<T>(_ values: [T], into known: inout Set<T>) -> [T] { values.filter { known.insert($0).inserted } }
func counts<K>(_ keys: [K]) -> [K: Int] {
  var result: [K: Int] = [:]
  for key in keys { result[key, default: 0] += 1 }
  return result
}

print((Doubling() >>> Doubling() >>> Spelling()).run(5))
var known: Set<Int> = [1]
print(unique([1, 2, 2, 3], into: &known), known.count)
print(counts(["a", "b", "a"])["a"] ?? 0)
