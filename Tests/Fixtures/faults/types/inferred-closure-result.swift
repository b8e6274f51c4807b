let lengths: [Int] = ["a"].map { $0 }
//                    ^ error: cannot convert value of type 'String' to expected element type 'Int'
