func scalar<T: ExpressibleByUnicodeScalarLiteral>(_: T.Type) -> T { "a" }
func text<T: ExpressibleByStringLiteral>(_: T.Type) -> T { "abc" }
print(scalar(String.self), scalar(Character.self), scalar(Unicode.Scalar.self).value, scalar(Substring.self))
print(text(String.self), text(Substring.self).count)
print(Substring.StringLiteralType.self, Substring(stringLiteral: "q"), String(unicodeScalarLiteral: "u"))
struct Name: ExpressibleByStringLiteral, CustomStringConvertible { var description: String; init(stringLiteral value: String) { description = "<" + value + ">" } }
struct Letter: ExpressibleByExtendedGraphemeClusterLiteral { var c: Character; init(extendedGraphemeClusterLiteral c: Character) { self.c = c } }
struct Flag: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral { var on: Bool?; init(booleanLiteral b: Bool) { on = b }; init(nilLiteral: ()) {} }
print(text(Name.self), scalar(Name.self), scalar(Letter.self))
func yes<T: ExpressibleByBooleanLiteral>(_: T.Type) -> T { true }
func none<T: ExpressibleByNilLiteral>(_: T.Type) -> T { nil }
print(yes(Flag.self), yes(Bool.self), none(Flag.self), none(Int?.self) as Any)
func half<T: ExpressibleByFloatLiteral>(_: T.Type) -> T { 0.5 }
print(half(Float.self), half(Double.self))
