let ages = ["a": 1]
let age: Int = ages["a"]
//                 ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
