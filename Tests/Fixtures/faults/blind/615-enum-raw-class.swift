class A {}
enum G: A { case a }
//      ^ error: 'G' declares raw type 'A', but does not conform to RawRepresentable and conformance could not be synthesized
//      ^ error: RawRepresentable conformance cannot be synthesized because raw type 'A' is not Equatable
//      ^ error: raw type 'A' is not expressible by a string, integer, or floating-point literal
enum H: Double { case a, b = "x" }
//      ^ error: 'H' declares raw type 'Double', but does not conform to RawRepresentable and conformance could not be synthesized
//                           ^ error: cannot convert value of type 'String' to raw type 'Double'
enum I: String { case a = 1 }
//      ^ error: 'I' declares raw type 'String', but does not conform to RawRepresentable and conformance could not be synthesized
//                        ^ error: cannot convert value of type 'Int' to raw type 'String'
enum J: Bool { case a }
//      ^ error: 'J' declares raw type 'Bool', but does not conform to RawRepresentable and conformance could not be synthesized
//      ^ error: raw type 'Bool' is not expressible by a string, integer, or floating-point literal
