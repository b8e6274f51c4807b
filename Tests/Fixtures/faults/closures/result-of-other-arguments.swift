// Where the value of a closure differs in the arguments of its type alone, the closure is of another type.
struct Box<Content> { let content: Content }
func fill(_ make: (Int) -> Box<Int>) {}
func list(_ make: (Int) -> [Int]) {}
let words = ["a"]
let box = Box(content: "a")
fill { _ in box }
//   ^ error: cannot convert value of type '(Int) -> Box<String>' to expected argument type '(Int) -> Box<Int>'
list { _ in words }
//   ^ error: cannot convert value of type '(Int) -> [String]' to expected argument type '(Int) -> [Int]'
list { _ in return words }
//   ^ error: cannot convert value of type '(Int) -> [String]' to expected argument type '(Int) -> [Int]'
list { _ in ["a"] }
//           ^ error: cannot convert value of type 'String' to expected element type 'Int'
let numbers = [1].map { _ -> [Int] in words }
//                                    ^ error: cannot convert value of type '[String]' to closure result type '[Int]'
