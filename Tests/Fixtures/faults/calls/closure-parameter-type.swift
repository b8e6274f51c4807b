let f: (Int) -> Int = { (text: String) in 3 }
//                    ^ error: cannot convert value of type '(String) -> Int' to specified type '(Int) -> Int'
