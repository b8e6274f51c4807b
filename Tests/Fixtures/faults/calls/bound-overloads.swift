// What binds the value says which overload is meant: one that returns an optional.
struct User {
  let id: Int
  let email: String
}

enum Token { case number(Int), symbol(Character) }

func tokens(of input: String) -> [Token] {
  var tokens: [Token] = []
  for character in input {
    if let digit = Int(character) {
//                     ^ error: cannot convert value of type 'Character' to expected argument type 'String'
      tokens.append(.number(digit))
    } else {
      tokens.append(.symbol(character))
    }
  }
  return tokens
}

let users = [User(id: 1, email: "a@x.org"), User(id: 2, email: "b@x.org")]
let usersByID = Dictionary(uniqueKeysWithValues: users.map { ($0.id, $0) })
if let user = usersByID["1"] { print(user.email) }
//                      ^ error: cannot convert value of type 'String' to expected argument type 'Int'
guard let first = usersByID["2"] else { fatalError() }
//                          ^ error: cannot convert value of type 'String' to expected argument type 'Int'
print(first.email, tokens(of: "1+2").count)
