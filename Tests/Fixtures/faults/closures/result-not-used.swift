let add = { (a: Int, b: Int) -> Int in a + b }
let text: String = add(1, 2)
//                 ^ error: cannot convert value of type 'Int' to specified type 'String'
