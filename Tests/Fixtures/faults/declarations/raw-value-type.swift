enum Level: Int { case low = "a" }
//                           ^ error: cannot convert value of type 'String' to raw type 'Int'
