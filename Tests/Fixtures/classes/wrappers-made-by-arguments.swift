@propertyWrapper struct W<T> {
  let d: T
  var wrappedValue: T { get { d } nonmutating set { print(newValue) } }
  init(wrappedValue: T, _ k: String) { d = wrappedValue }
  init(_ k: String, default d: T) { self.d = d }
}
final class S { @W("a", default: 1) var a: Int; @W("b") var b = 2 }
print(S().a, S().b)
S().a = 5
