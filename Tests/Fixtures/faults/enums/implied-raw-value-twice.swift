enum Number: Int { case one = 1, zero = 0, next }
//                                         ^ error: raw value for enum case is not unique
enum Word: String { case a = "b", b }
//                                ^ error: raw value for enum case is not unique
