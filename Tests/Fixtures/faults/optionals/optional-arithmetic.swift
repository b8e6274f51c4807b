let n: Int? = 3
let m = n + 1
//      ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
