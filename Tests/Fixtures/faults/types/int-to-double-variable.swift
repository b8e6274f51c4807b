let n = 3
let d: Double = n
//              ^ error: cannot convert value of type 'Int' to specified type 'Double'
