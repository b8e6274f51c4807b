// A type that is called with `nil` alone is that `nil`, as it is any literal.
let number = Int?(nil)
let text = Optional<String>(nil)
let known = Int?(5)
let cast = Int?(nil) as Int?
print(number as Any, text as Any, known as Any, cast as Any)
func value(_ number: Int?) -> Int { number ?? 0 }
print(value(Int?(nil)), [Int?](repeating: nil, count: 2), [Int?]([nil]))
struct Empty: ExpressibleByNilLiteral { init(nilLiteral: ()) {} }
print(Empty(nil))
