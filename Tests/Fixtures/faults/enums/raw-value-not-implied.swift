enum Weight: Double { case light = 1.5, heavy }
//           ^ error: 'Weight' declares raw type 'Double', but does not conform to RawRepresentable and conformance could not be synthesized
//                                      ^ error: enum case must declare a raw value when the preceding raw value is not an integer
enum Letter: Character { case a, b = "b" }
//           ^ error: 'Letter' declares raw type 'Character', but does not conform to RawRepresentable and conformance could not be synthesized
//                            ^ error: enum cases require explicit raw values when the raw type is not expressible by integer or string literal
enum Size: Double { case small = 1, large }
