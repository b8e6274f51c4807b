let count: Int = "three"
//               ^ error: cannot convert value of type 'String' to specified type 'Int'
