enum Status: Int {
//           ^ error: 'Status' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
    case ok = 200
    case created = "201"
//                 ^ error: cannot convert value of type 'String' to raw type 'Int'
}
