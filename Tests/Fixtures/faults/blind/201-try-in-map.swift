func parse(_ text: String) throws -> Int { 1 }
let numbers = ["1", "2"].map { parse($0) }
//                             ^ error: call can throw, but it is not marked with 'try' and the error is not handled
