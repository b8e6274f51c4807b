// Key paths from the type itself lead to its declared members only.
@dynamicMemberLookup
final class Proxy<Value> {
  var value: Value
  var uses = 5
  init(_ value: Value) { self.value = value }
  subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Proxy, Part>) -> Part {
    get { self[path: path] }
//            ^ error: value of type 'Proxy<Value>' has no subscripts
    set { self[keyPath: path] = newValue }
  }
}
let proxy = Proxy(3)
print(proxy[0])
//         ^ error: value of type 'Proxy<Int>' has no subscripts
print(proxy.missing)
//          ^ error: value of type 'Proxy<Int>' has no dynamic member 'missing' using key path from root type 'Proxy<Int>'
print(proxy[dynamicMember: \.uses])

@dynamicMemberLookup
struct Nested<Value> {
  var value: Value
  subscript<Part>(dynamicMember path: KeyPath<Nested<[Value]>, Part>) -> Part {
    Nested<[Value]>(value: [value])[keyPath: path]
  }
}
print(Nested(value: 1).value, Nested(value: 1).missing)
//                                             ^ error: could not find member 'missing'; exceeded the maximum number of nested dynamic member lookups
