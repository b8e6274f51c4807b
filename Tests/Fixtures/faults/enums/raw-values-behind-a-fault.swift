enum A: Double { case a = 1.5, b, c, d = 2.5, e }
//      ^ error: 'A' declares raw type 'Double', but does not conform to RawRepresentable and conformance could not be synthesized
//                             ^ error: enum case must declare a raw value when the preceding raw value is not an integer
enum B: Int { case a = "x", b, c, d }
//      ^ error: 'B' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
//                     ^ error: cannot convert value of type 'String' to raw type 'Int'
//                          ^ error: enum case must declare a raw value when the preceding raw value is not an integer
enum C: Int { case a = 1.5, b, c = 3, d, e = 1.5, f }
//      ^ error: 'C' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
//                     ^ error: cannot convert value of type 'Double' to raw type 'Int'
//                          ^ error: enum case must declare a raw value when the preceding raw value is not an integer
enum D: Int { case a = true, b, c }
//      ^ error: 'D' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
//                     ^ error: cannot convert value of type 'Bool' to raw type 'Int'
//                           ^ error: enum case must declare a raw value when the preceding raw value is not an integer
enum E: Int { case a = "x", b = "y", c }
//      ^ error: 'E' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
//                     ^ error: cannot convert value of type 'String' to raw type 'Int'
//                              ^ error: cannot convert value of type 'String' to raw type 'Int'
//                                   ^ error: enum case must declare a raw value when the preceding raw value is not an integer
enum F: String { case a = 1, b, c = 2, d }
//      ^ error: 'F' declares raw type 'String', but does not conform to RawRepresentable and conformance could not be synthesized
//                        ^ error: cannot convert value of type 'Int' to raw type 'String'
//                                  ^ error: cannot convert value of type 'Int' to raw type 'String'
enum G: Character { case a = "a", b }
//      ^ error: 'G' declares raw type 'Character', but does not conform to RawRepresentable and conformance could not be synthesized
//                                ^ error: enum cases require explicit raw values when the raw type is not expressible by integer or string literal
enum H: Int { case a = "1" 
//      ^ error: 'H' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
//                     ^ error: cannot convert value of type 'String' to raw type 'Int'
  var x: Int { rawValue }
//             ^ error: cannot find 'rawValue' in scope; did you mean 'hashValue'?
  func f() -> Int { self.rawValue }
//                       ^ error: value of type 'H' has no member 'rawValue'; did you mean 'hashValue'?
  static func g(_ h: H) -> Int { h.rawValue }
//                                 ^ error: value of type 'H' has no member 'rawValue'; did you mean 'hashValue'?
  init?(text: String) { self.init(rawValue: 1) }
//                               ^ error: incorrect argument label in call (have 'rawValue:', expected 'text:')
//                                          ^ error: cannot convert value of type 'Int' to expected argument type 'String'
}
let h: H = .a
print(h.rawValue)
//      ^ error: value of type 'H' has no member 'rawValue'; did you mean 'hashValue'?
print(H(rawValue: 1) as Any)
//     ^ error: incorrect argument label in call (have 'rawValue:', expected 'text:')
//                ^ error: cannot convert value of type 'Int' to expected argument type 'String'
func use(_ h: H) -> Int { h.rawValue }
//                          ^ error: value of type 'H' has no member 'rawValue'; did you mean 'hashValue'?
enum I: String { case a = "x", b = 1, c }
//      ^ error: 'I' declares raw type 'String', but does not conform to RawRepresentable and conformance could not be synthesized
//                                 ^ error: cannot convert value of type 'Int' to raw type 'String'
print(I.a.rawValue, I.c.rawValue)
//        ^ error: value of type 'I' has no member 'rawValue'; did you mean 'hashValue'?
//                      ^ error: value of type 'I' has no member 'rawValue'; did you mean 'hashValue'?
[I.a, .b].map { $0.rawValue }
//                 ^ error: value of type 'I' has no member 'rawValue'; did you mean 'hashValue'?
[I.a, .b].map(\.rawValue)
//            ^ error: value of type 'I' has no member 'rawValue'; did you mean 'hashValue'?
enum J: Int { case a = -1.5 }
//      ^ error: 'J' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
//                     ^ error: cannot convert value of type 'Double' to raw type 'Int'
enum K: String { case a = "\(1)" , b = x }
//                        ^ error: raw value for enum case must be a literal
//                                     ^ error: raw value for enum case must be a literal
enum L: Int { case a = x, b }
//                     ^ error: raw value for enum case must be a literal
