enum Op: Character { case add = "+", multiply = "mul" }
//       ^ error: 'Op' declares raw type 'Character', but does not conform to RawRepresentable and conformance could not be synthesized
//                                              ^ error: cannot convert value of type 'String' to raw type 'Character'
