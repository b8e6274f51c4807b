struct User {
  let name: String
  let age: Int
  func greet(_ other: User, loudly: Bool) -> String { name }
}
let user = User(name: 5, age: "five")
//                    ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//                            ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let twice = (user.greet(user, loudly: 3), user.greet(7, loudly: true))
func sum(_ numbers: Int..., named name: String) -> Int { 0 }
print(sum("a", 2, true, named: 4))
//        ^ error: cannot convert value of type 'String' to expected argument type 'Int'
//                ^ error: cannot convert value of type 'Bool' to expected argument type 'Int'
//                             ^ error: cannot convert value of type 'Int' to expected argument type 'String'
