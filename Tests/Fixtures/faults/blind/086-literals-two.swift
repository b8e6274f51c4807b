struct Settings {
    let retries: Int = 3.0
//                     ^ error: cannot convert value of type 'Double' to specified type 'Int'
    let isOn: Bool = 1
//                   ^ error: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
    let letter: Character = "ab"
//                          ^ error: cannot convert value of type 'String' to specified type 'Character'
    let empty = []
//              ^ error: empty collection literal requires an explicit type
    let mixed = [1, "two"]
//              ^ error: heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional
    let nothing = nil
//                ^ error: 'nil' requires a contextual type
}
let set: Set<Int> = [1: 2]
//                  ^ error: cannot convert value of type '[Int : Int]' to specified type 'Set<Int>'
let price = 3 * 2.5 + Int(4)
//              ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
let list: [Int] = (1, 2)
//                ^ error: cannot convert value of type '(Int, Int)' to specified type '[Int]'
let table: [String: Int] = ["a", "b"]
//                         ^ error: dictionary of type '[String : Int]' cannot be initialized with array literal
let byte: UInt8 = 300
print(set, price, list, table, byte)
