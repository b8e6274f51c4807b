enum Sign: Character { case plus = "+", times = "mul", none = "" }
//         ^ error: 'Sign' declares raw type 'Character', but does not conform to RawRepresentable and conformance could not be synthesized
//                                              ^ error: cannot convert value of type 'String' to raw type 'Character'
//                                                            ^ error: cannot convert value of type 'String' to raw type 'Character'
enum Name: String { case first = 1 }
//         ^ error: 'Name' declares raw type 'String', but does not conform to RawRepresentable and conformance could not be synthesized
//                               ^ error: cannot convert value of type 'Int' to raw type 'String'
enum Ratio: Int { case half = 0.5, none = "no" }
//          ^ error: 'Ratio' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
//                            ^ error: cannot convert value of type 'Double' to raw type 'Int'
//                                        ^ error: cannot convert value of type 'String' to raw type 'Int'
