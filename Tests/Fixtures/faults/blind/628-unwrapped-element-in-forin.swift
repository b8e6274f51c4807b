let names: [String?] = ["a", nil]
for name in names { print(name.count) }
//                        ^ error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
let up = names.map { $0.uppercased() }
//                   ^ error: value of optional type 'String?' must be unwrapped to refer to member 'uppercased' of wrapped base type 'String'
let n = names.compactMap { $0 }.map { $0.foo }
//                         ^ error: cannot convert value of type 'String?' to closure result type 'ElementOfResult?'
//                                  ^ error: cannot infer type of closure parameter '$0' without a type annotation
let j = names.joined(separator: ",")
//            ^ error: no exact matches in call to instance method 'joined'
