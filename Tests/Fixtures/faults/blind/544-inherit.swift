class A {}
final class B {}
class C: B {}
//    ^ error: inheritance from a final class 'B'
struct D: A {}
//     ^ error: inheritance from non-protocol type 'A'
class E: A, B {}
//          ^ error: multiple inheritance from classes 'A' and 'B'
protocol P: A {}
class F: Undefined {}
//       ^ error: cannot find type 'Undefined' in scope
enum G: A { case a }
//      ^ error: 'G' declares raw type 'A', but does not conform to RawRepresentable and conformance could not be synthesized
//      ^ error: RawRepresentable conformance cannot be synthesized because raw type 'A' is not Equatable
//      ^ error: raw type 'A' is not expressible by a string, integer, or floating-point literal
class H: P, A {}
//          ^ error: superclass 'A' must appear first in the inheritance clause
