let ages: [String: Int] = [:]
let initials = ages.mapValues { value, key in value * 2 }
//                              ^ error: contextual closure type '(Int) throws -> Int' expects 1 argument, but 2 were used in closure body
let m = [1].map { a, b in a * 2 }
//                ^ error: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
//                   ^ error: cannot infer type of closure parameter 'b' without a type annotation
let k = [1].map { a, b in a }
//                ^ error: cannot infer type of closure parameter 'a' without a type annotation
//                ^ error: contextual closure type '(Int) -> T' expects 1 argument, but 2 were used in closure body
//                   ^ error: cannot infer type of closure parameter 'b' without a type annotation
