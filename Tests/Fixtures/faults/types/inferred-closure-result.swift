let lengths: [Int] = ["a"].map { $0 }
//                               ^ error: cannot convert value of type 'String' to closure result type 'Int'
