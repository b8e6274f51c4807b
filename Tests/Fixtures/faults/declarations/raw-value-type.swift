enum Level: Int { case low = "a" }
//          ^ error: 'Level' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
//                           ^ error: cannot convert value of type 'String' to raw type 'Int'
