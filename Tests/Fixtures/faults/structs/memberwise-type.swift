struct P { var x: Int; var y: Int }
let p = P(x: 1, y: "2")
//                 ^ error: cannot convert value of type 'String' to expected argument type 'Int'
