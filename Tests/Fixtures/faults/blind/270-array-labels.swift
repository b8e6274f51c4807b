var queue = ["a"]
queue.insert("d", 1)
//    ^ error: no exact matches in call to instance method 'insert'
queue.remove("a")
//    ^ error: no exact matches in call to instance method 'remove'
queue.remove(1)
//    ^ error: no exact matches in call to instance method 'remove'
let r = queue.firstIndex("c")
//                       ^ error: missing argument label 'of:' in call
let f: [String] = queue.prefix(2)
//                      ^ error: no 'prefix' candidates produce the expected contextual result type '[String]'
let g: [String] = queue.dropFirst()
//                      ^ error: no 'dropFirst' candidates produce the expected contextual result type '[String]'
let h: [Int] = queue.map { $0 + "x" }
//                            ^ error: cannot convert value of type 'String' to closure result type 'Int'
