enum Status: Int { case ok = 200, created = "201" }
//           ^ error: 'Status' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
//                                          ^ error: cannot convert value of type 'String' to raw type 'Int'
let s = Status(rawValue: 3)
//      ^ error: no exact matches in call to initializer 
