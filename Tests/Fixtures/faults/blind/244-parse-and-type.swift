let ratio: Double = 1,5
//                    ^ error: expected pattern
let count: Int = 3.0
//               ^ error: cannot convert value of type 'Double' to specified type 'Int'
