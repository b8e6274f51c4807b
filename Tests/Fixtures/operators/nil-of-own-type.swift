// `nil` is a value of a type that is ExpressibleByNilLiteral: its own `==` compares it.

struct JSON: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, Equatable {
  var number: Int?

  init(nilLiteral: ()) {}
  init(integerLiteral value: Int) { number = value }

  subscript(key: String) -> JSON { nil }
}

let three: JSON = 3
let missing: JSON = nil
print(three == nil, missing == nil, nil == missing, three != nil, missing["a"]["b"] == nil)

let optional: JSON? = nil
let some: JSON? = .some(nil)
print(optional == nil, some == nil, Optional(three) != nil)

struct Plain {}
let plain: Plain? = nil
print(plain == nil, nil != plain, [three, missing].filter { $0 != nil }.count)
