for n: String in [1, 2] { print(n) }
// ^1 error: conflicting arguments to generic parameter 'Elements' ('[String]' vs. '[Int]')
// ^1 error: conflicting arguments to generic parameter 'Self' ('[String]' vs. '[Int]')
//               ^ error: conflicting arguments to generic parameter 'Element' ('String' vs. 'Int')
let a = [1, 2]
for n: String in a { print(n) }
//               ^ error: cannot convert sequence element type 'Int' to expected type 'String'
