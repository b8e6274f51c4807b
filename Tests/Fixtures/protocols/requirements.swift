protocol Named { var name: String { get }; func greet() -> String }
struct Person: Named { let name: String; func greet() -> String { "I am \(name)" } }
class Robot: Named { var name = "R2"; func greet() -> String { "beep" } }
let all: [Named] = [Person(name: "Ann"), Robot()]
for n in all { print(n.name, n.greet()) }
