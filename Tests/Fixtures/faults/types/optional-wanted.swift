func show(_ text: String?, times: Int? = nil) {}
show(2)
//   ^ error: cannot convert value of type 'Int' to expected argument type 'String'
show("a", times: "b")
//               ^ error: cannot convert value of type 'String' to expected argument type 'Int'
func first() -> Int? { "one" }
//                     ^ error: cannot convert return expression of type 'String' to return type 'Int'
var age: Int? = "ten"
//              ^ error: cannot convert value of type 'String' to specified type 'Int'
struct Person { var age: Int? }
var person = Person(age: 2.5)
//                       ^ error: cannot convert value of type 'Double' to expected argument type 'Int'
person.age = "old"
let parts: [Int?] = ["a"]
//                   ^ error: cannot convert value of type 'String' to expected element type 'Int?'
let give: () -> Int? = { "a" }
//                       ^ error: cannot convert value of type 'String' to closure result type 'Int?'
