var count = 1
let other = &count
//          ^ error: '&' may only be used to pass an argument to inout parameter
