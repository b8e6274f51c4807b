let r = [1, 2].filter { $0 % 2 }
//                         ^ error: cannot convert value of type 'Int' to closure result type 'Bool'
