let x = 5.5 % 2
//          ^ error: '%' is unavailable: For floating point numbers use truncatingRemainder instead
var y = 5.5
y %= 2
// ^3 error: '%=' is unavailable: For floating point numbers use formTruncatingRemainder instead
let z = 10 % 3.0
//         ^ error: '%' is unavailable: For floating point numbers use truncatingRemainder instead
