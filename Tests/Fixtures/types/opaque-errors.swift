struct Wrapper<T: CustomStringConvertible>: CustomStringConvertible {
  let value: T
  var description: String { "[\(value)]" }
}
print(Wrapper(value: 1), Wrapper(value: "x"), Wrapper(value: Wrapper(value: true)))
