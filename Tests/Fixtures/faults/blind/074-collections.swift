var queue = ["a", "b", "c"]
queue.insert("d", 1)
//    ^ error: no exact matches in call to instance method 'insert'
queue.remove("a")
//    ^ error: no exact matches in call to instance method 'remove'
let removed = queue.removeFirst
//                  ^ error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
queue.append(contentsOf: "ef")
//    ^ error: no exact matches in call to instance method 'append'
let found = queue.firstIndex("c")
//                           ^ error: missing argument label 'of:' in call
let firstTwo: [String] = queue.prefix(2)
//                             ^ error: no 'prefix' candidates produce the expected contextual result type '[String]'
queue.sorted { $0 < $1 }
print(removed, found, firstTwo)
