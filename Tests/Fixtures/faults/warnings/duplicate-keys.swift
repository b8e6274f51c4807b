let d1 = ["a": 1, "b": 2, "a": 3]
//        ^ warning: dictionary literal of type '[String : Int]' has duplicate entries for string literal key 'a'
let d2: [Int: String] = [1: "a", 2: "b", 1: "c"]
//                       ^ warning: dictionary literal of type '[Int : String]' has duplicate entries for integer literal key '1'
func f() { print([true: 1, false: 2, true: 3]) }
//                ^ warning: dictionary literal of type '[Bool : Int]' has duplicate entries for boolean literal key 'true'
let d3: KeyValuePairs = ["a": 1, "a": 2]
let d4 = ["a": ["x": 1, "x": 2], "b": [:]]
//              ^ warning: dictionary literal of type '[String : Int]' has duplicate entries for string literal key 'x'
