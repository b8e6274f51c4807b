func greet(_ name: Int = "x", times: String = nil, ok: Double = 1) {}
//                       ^ error: default argument value of type 'String' cannot be converted to type 'Int'
//                                            ^ error: nil default argument value cannot be converted to type 'String'
