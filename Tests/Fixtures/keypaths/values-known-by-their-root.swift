// The value of a key path, an optional, is known once what stands before says where the path begins.
infix operator |> : AdditionPrecedence
infix operator .~ : MultiplicationPrecedence
infix operator %~ : MultiplicationPrecedence
func .~ <Root, Value>(path: WritableKeyPath<Root, Value>, value: Value) -> (Root) -> Root {
  { root in
    var copy = root
    copy[keyPath: path] = value
    return copy
  }
}
func %~ <Root, Value>(path: WritableKeyPath<Root, Value>, change: @escaping (Value) -> Value) -> (Root) -> Root {
  { root in
    var copy = root
    copy[keyPath: path] = change(root[keyPath: path])
    return copy
  }
}
func |> <A, B>(value: A, change: (A) -> B) -> B { change(value) }
struct Company { var size: Int }
struct Person {
  var age: Int
  var employer: Company?
  var nickname: String?
}
let company = Company(size: 1)
let person = Person(age: 36)
print((person |> \.age .~ 2 |> \.employer .~ company).employer!.size)
print(
  (person |> \.age %~ { $0 + 1 } |> \.employer .~ Company(size: 2) |> \.employer!.size %~ { $0 * 10 }).employer!.size)
print((person |> \.age .~ 2 |> \.nickname .~ "A").nickname!)
