enum Level: Int { case low = 1, high = 1 }
//                                     ^ error: raw value for enum case is not unique
