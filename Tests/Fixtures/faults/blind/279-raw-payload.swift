enum Suit: String {
//         ^ error: 'Suit' declares raw type 'String', but does not conform to RawRepresentable and conformance could not be synthesized
    case hearts
    case clubs(Int)
//       ^ error: enum with raw type cannot have cases with arguments
}
let s = Suit.hearts.rawValue + 1
//                  ^ error: value of type 'Suit' has no member 'rawValue'
