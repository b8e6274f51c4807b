func asScalar<T: ExpressibleByUnicodeScalarLiteral>(_ x: T.UnicodeScalarLiteralType, _: T.Type) -> T { T(unicodeScalarLiteral: x) }
func asCluster<T: ExpressibleByExtendedGraphemeClusterLiteral>(_ x: T.ExtendedGraphemeClusterLiteralType, _: T.Type) -> T { T(extendedGraphemeClusterLiteral: x) }
func asString<T: ExpressibleByStringLiteral>(_ x: T.StringLiteralType, _: T.Type) -> T { T(stringLiteral: x) }
print(asScalar("a", String.self), asScalar("b", Character.self), asScalar("c", Unicode.Scalar.self), asScalar("c", Substring.self))
print(asCluster("a", String.self), asCluster("b", Character.self), asCluster("s", Substring.self))
print(asString("a", String.self), asString("s", Substring.self), asString("t", StaticString.self))
print(String.UnicodeScalarLiteralType.self, Character.UnicodeScalarLiteralType.self, Unicode.Scalar.UnicodeScalarLiteralType.self, Substring.UnicodeScalarLiteralType.self)
print(String.ExtendedGraphemeClusterLiteralType.self, Character.ExtendedGraphemeClusterLiteralType.self)
struct Name: ExpressibleByStringLiteral, CustomStringConvertible { var description: String; init(stringLiteral value: String) { description = value } }
print(Name.UnicodeScalarLiteralType.self, Name.ExtendedGraphemeClusterLiteralType.self, Name.StringLiteralType.self)
print(Name(unicodeScalarLiteral: "q"), Name(extendedGraphemeClusterLiteral: "qu"))
struct Letter: ExpressibleByExtendedGraphemeClusterLiteral { var c: Character; init(extendedGraphemeClusterLiteral c: Character) { self.c = c } }
print(Letter(unicodeScalarLiteral: "z"), Letter.UnicodeScalarLiteralType.self)
struct Code: ExpressibleByUnicodeScalarLiteral { var v: UInt32; init(unicodeScalarLiteral s: Unicode.Scalar) { v = s.value } }
let code: Code = "A"
let letter: Letter = "é"
print(code, letter, asScalar("B", Code.self))
struct Tagged<Tag, Raw> { let raw: Raw; init(_ r: Raw) { raw = r } }
extension Tagged: ExpressibleByUnicodeScalarLiteral where Raw: ExpressibleByUnicodeScalarLiteral { init(unicodeScalarLiteral v: Raw.UnicodeScalarLiteralType) { raw = Raw(unicodeScalarLiteral: v) } }
extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral where Raw: ExpressibleByExtendedGraphemeClusterLiteral { init(extendedGraphemeClusterLiteral v: Raw.ExtendedGraphemeClusterLiteralType) { raw = Raw(extendedGraphemeClusterLiteral: v) } }
extension Tagged: ExpressibleByStringLiteral where Raw: ExpressibleByStringLiteral { init(stringLiteral v: Raw.StringLiteralType) { raw = Raw(stringLiteral: v) } }
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral { init(integerLiteral v: Raw.IntegerLiteralType) { raw = Raw(integerLiteral: v) } }
let t: Tagged<Int, String> = "abc", u: Tagged<Int, Character> = "x", w: Tagged<String, Int> = 5
print(t.raw, u.raw, w.raw)
