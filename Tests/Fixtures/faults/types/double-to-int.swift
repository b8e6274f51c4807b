let d = 3.5
let n: Int = d
//           ^ error: cannot convert value of type 'Double' to specified type 'Int'
