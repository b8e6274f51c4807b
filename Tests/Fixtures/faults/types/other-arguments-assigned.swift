let numbers = [1]
var texts = ["a"]
texts = numbers
//    ^ error: cannot assign value of type '[Int]' to type '[String]'
let name: String? = "a"
var size: Int?
size = name
//   ^ error: cannot assign value of type 'String?' to type 'Int?'
let other: Int? = name
//                ^ error: cannot assign value of type 'String?' to type 'Int?'
