// A closure of several statements that is called where it stands knows its parameters from the arguments.
import Foundation

final class Box {
  let decoder: JSONDecoder = {
    $0.keyDecodingStrategy = .convertFromSnakeCase
    return $0
  }(JSONDecoder())
}
struct Name: Decodable { let fullName: String }
print(try Box().decoder.decode(Name.self, from: Data(#"{"full_name":"Ann"}"#.utf8)).fullName)
let doubled: Double = { $0 * 2 }(5)
let words = {
  var list = $0
  list.append($1)
  return list
}(["a"], "b")
print(doubled, words)
