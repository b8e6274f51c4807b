struct Shade {}
enum Own: Own { case a }
//   ^ error: 'Own' has a raw type that depends on itself
enum Odd: Shade { case a }
//        ^ error: raw type 'Shade' is not expressible by a string, integer, or floating-point literal
enum Holding: Int { case a(Int) }
//                       ^ error: enum with raw type cannot have cases with arguments
