func parse(_ t: String) throws -> Int { 1 }
func map<T>(_ f: (String) throws -> T) {}
map { parse($0) }
//    ^ error: call can throw, but it is not marked with 'try' and the error is not handled
map { s -> Int in return parse(s) }
//                       ^ error: call can throw, but it is not marked with 'try' and the error is not handled
func g() { let n = parse("x"); print(n) }
//                 ^ error: call can throw, but it is not marked with 'try' and the error is not handled
let top = parse("x")
//        ^ error: call can throw but is not marked with 'try'
