protocol Stage<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error = Never
  func run(_ input: Input) throws(Failure) -> Int
}
enum Either<A: Error, B: Error>: Error { case first(A), second(B) }
struct Chain<A: Stage, B: Stage>: Stage where B.Input == Int {
  let a: A, b: B
  func run(_ input: A.Input) throws(Either<A.Failure, B.Failure>) -> Int {
    let middle: Int
    do { middle = try a.run(input) } catch { throw .first(error) }
    do { return try b.run(middle) } catch { throw .second(error) }
  }
}
struct Bad: Error { let text: String }
struct Parse: Stage {
  func run(_ input: String) throws(Bad) -> Int {
    guard let n = Int(input) else { throw Bad(text: input) }
    return n
  }
}
struct Double2: Stage { func run(_ input: Int) -> Int { input * 2 } }
struct Any2: Stage { func run(_ input: Int) throws -> Int { if input > 50 { throw Bad(text: "big") }; return input } }
print(Parse.Failure.self, Double2.Failure.self, Any2.Failure.self, Double2().run(2))
for text in ["4", "x", "30"] {
  do { print(try Chain(a: Chain(a: Parse(), b: Double2()), b: Any2()).run(text)) } catch { print(error) }
}
