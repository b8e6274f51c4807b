var titles: [String] = []
let tags = ["x"]
titles.append(tags)
//     ^ error: no exact matches in call to instance method 'append'
titles.append(1)
//            ^ error: cannot convert value of type 'Int' to expected argument type 'String'
titles.append(contentsOf: 3)
//     ^ error: no exact matches in call to instance method 'append'
var set: Set<Int> = []
set.insert("x")
//         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
