let words = ["a", "b"]
let first: [String] = words.prefix(1)
//                          ^ error: no 'prefix' candidates produce the expected contextual result type '[String]'
let t: String = "abba".reversed()
//                     ^ error: no 'reversed' candidates produce the expected contextual result type 'String'
let p: [String] = "a b".split(separator: " ")
//                      ^ error: no 'split' candidates produce the expected contextual result type '[String]'
func last(_ w: [String]) -> [String] { w.suffix(2) }
func take(_ w: [String]) {}
take(words.dropFirst())
//         ^ error: cannot convert value of type 'ArraySlice<String>' to expected argument type '[String]'
var list = words
let n: [Int] = words.map { $0.count }.filter { $0 > 1 }.prefix(1)
//                                                      ^ error: no 'prefix' candidates produce the expected contextual result type '[Int]'
let s: Set<Int> = [1, 2].sorted()
//                       ^ error: cannot convert value of type '[Int]' to specified type 'Set<Int>'
let d: [String: Int] = ["a": 1].filter { $0.value > 0 }.map { $0.key }
//                                                      ^ error: cannot convert value of type '[String]' to specified type '[String : Int]'
let j: Int = words.joined(separator: ",")
//                 ^ error: no 'joined' candidates produce the expected contextual result type 'Int'
let m: [Int] = words.map { $0 }
//                         ^ error: cannot convert value of type 'String' to closure result type 'Int'
let e: [String] = words.enumerated()
//                      ^ error: cannot convert value of type 'EnumeratedSequence<[String]>' to specified type '[String]'
