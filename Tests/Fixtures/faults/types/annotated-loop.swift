let a = [1, 2]
for n: String in a { print(n) }
//               ^ error: cannot convert sequence element type 'Int' to expected type 'String'
