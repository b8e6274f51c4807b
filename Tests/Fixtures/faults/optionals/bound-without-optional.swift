// The name that a condition binds to what is no optional is one of that value: mistakes in its use are reported, too.
struct Player {
  var name: String
  var score: Int
  func rank() -> Int? { nil }
}
let player = Player(name: "Ann", score: 3)
if let name = player.name { print(name.uppercase()) }
// ^ error: initializer for conditional binding must have Optional type, not 'String'
//                                     ^ error: value of type 'String' has no member 'uppercase'
if let rank = player.rank { print(rank + 1) }
// ^ error: initializer for conditional binding must have Optional type, not '() -> Int?'
//                                ^ error: cannot convert value of type '() -> Int?' to expected argument type 'Int'
func best(_ player: Player) -> Int {
  guard let score = player.score else { return 0 }
//      ^ error: initializer for conditional binding must have Optional type, not 'Int'
  return score.rounded
//             ^ error: value of type 'Int' has no member 'rounded'
}
