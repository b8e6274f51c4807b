// Operators and paths without a root as operands: what they mean is said by the operator's declaration.
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
infix operator <|: AdditionPrecedence
func <| <A, B>(f: (A) -> B, a: A) -> B { f(a) }
let isEven: (Int) -> Bool = { $0 % 2 == 0 }
let odd = isEven >>> (!)
print(odd(3))
print([1, 2, 3].filter(isEven >>> (!)))
let neg: (Int) -> Int = (-) >>> (-)
print(neg(4))
func sum(_ f: (Int, Int) -> Int) -> Int { f(3, 4) }
print(sum <| (+), sum <| (*), sum <| (-))
print(sum <| max)

prefix operator ^
prefix func ^ <Root, Value>(path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
func map<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
print(["a", "bb"] |> map(^\.count) |> map { $0 * 2 })
print(["a", "bb"] |> map(^\String.count))
print(["a", "bb"].filter((^\.isEmpty) >>> (!)))
let count: (String) -> Int = ^\.count
print(count("four"))
