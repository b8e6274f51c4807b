let items = [1, 2, 3]
let first: Int = items.first { $0 > 1 }
//                     ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let any: Bool = items.filter { $0 > 1 }
//                    ^ error: cannot convert value of type '[Int]' to specified type 'Bool'
let n: Int = items.map { $0 * 2 }
//                 ^ error: cannot convert value of type '[Int]' to specified type 'Int'
let s: String = items.map { "\($0)" }
//                    ^ error: cannot convert value of type '[String]' to specified type 'String'
let t: [String] = items.map { $0 }
//                            ^ error: cannot convert value of type 'Int' to closure result type 'String'
let u: [Int] = items.sorted { $0 > $1 }.first
//                                      ^ error: cannot convert value of type 'Int?' to specified type '[Int]'
