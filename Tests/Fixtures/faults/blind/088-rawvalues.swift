enum Status: Int {
//           ^ error: 'Status' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
    case ok = 200
    case created = "201"
//                 ^ error: cannot convert value of type 'String' to raw type 'Int'
    case missing = 404
    case gone = 404
//              ^ error: raw value for enum case is not unique
}

enum Suit: String {
//         ^ error: 'Suit' declares raw type 'String', but does not conform to RawRepresentable and conformance could not be synthesized
    case hearts, spades
    case clubs(Int)
//       ^ error: enum with raw type cannot have cases with arguments
}

func message(_ code: Int) -> String {
    let status = Status(code)
//               ^ error: no exact matches in call to initializer 
    return "\(status)"
}

print(message(200), Suit.hearts.rawValue + 1)
//                              ^ error: value of type 'Suit' has no member 'rawValue'
