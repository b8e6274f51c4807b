let ratio: Double = 1,5
//                    ^ error: expected pattern
let count: Int = 3.0
//               ^ error: cannot convert value of type 'Double' to specified type 'Int'
let flag: Bool = 1
//               ^ error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
let letter: Character = "ab"
//                      ^ error: cannot convert value of type 'String' to specified type 'Character'
let empty = []
//          ^ error: empty collection literal requires an explicit type
let nothing = nil
//            ^ error: 'nil' requires a contextual type
let mixed = [1, "two", 3.0]
//          ^ error: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
let price = 3 * 2.5 + Int(4)
//              ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
let set: Set<Int> = [1: 2]
//                  ^ error: cannot convert value of type '[Int : Int]' to specified type 'Set<Int>'
print(ratio, count, flag, letter, empty, nothing, mixed, price, set)
