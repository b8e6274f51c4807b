let f: (Int) -> Int = { (text: String) in 3 }
//                       ^ error: cannot convert value of type '(String) -> Int' to expected argument type '(Int) -> Int'
