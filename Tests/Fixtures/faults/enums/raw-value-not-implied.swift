enum Weight: Double { case light = 1.5, heavy }
//                                      ^ error: enum case must declare a raw value when the preceding raw value is not an integer
enum Letter: Character { case a, b = "b" }
//                            ^ error: enum cases require explicit raw values when the raw type is not expressible by integer or string literal
enum Size: Double { case small = 1, large }
