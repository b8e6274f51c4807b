let values: [String: Any] = [:]
let text = values["a"] as String
//                     ^ error: 'Any?' is not convertible to 'String'
let list = values["b"] as [Int]
//                     ^ error: 'Any?' is not convertible to '[Int]'
let number: Int? = 1
let plain = number as Int
//          ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
