for i in 0..<"3" { print(i) }
//           ^ error: cannot convert value of type 'String' to expected argument type 'Int'
