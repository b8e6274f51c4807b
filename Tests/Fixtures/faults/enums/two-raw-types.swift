enum Code: String, Int { case one }
//                 ^ error: multiple enum raw types 'String' and 'Int'
